// One partition of a consumer group, while it is this process's.

import { createDelivery, type Delivery } from "../delivery.ts";
import type { BusOptions, Subscription } from "../port.ts";
import { isReplayFor } from "../skips.ts";
import { type Noted, type RelayPlace, standing, stillStands } from "./epochs.ts";
import type { PausedState } from "./group-state.ts";
import type { Carried, Head } from "./record.ts";

export type Share = {
  readonly delivery: Delivery<Carried>;
  /** Whether an event is to be delivered, as far as its head tells. */
  readonly wants: (head: Head, place: RelayPlace) => boolean;
  /** The records up to this one are done. */
  readonly moveTo: (head: Done) => void;
  /** The offset of the last record that is done, and how far that is; undefined before there is one. */
  readonly done: () => Done | undefined;
};

type Done = Noted & Pick<Head, "offset">;

type Of = {
  readonly subscription: Subscription;
  readonly options: BusOptions;
  readonly state: PausedState;
  /** The last note with the partition's offset. */
  readonly noted: Noted | undefined;
};

export async function openShare({ subscription, options, state, noted }: Of): Promise<Share> {
  const types = new Set(subscription.handles.map(({ type }) => type));
  let done: Done | undefined;
  let furthest = noted;
  const moveTo = (head: Done): void => {
    furthest = further(furthest, head);
    done = { ...furthest, offset: head.offset };
  };
  const delivery = await createDelivery<Carried>(
    subscription,
    {
      paused: state.list(),
      // Paused rows come first: where the offset is not committed after that, the events come again and are held back again.
      async passed(event, paused) {
        for (const row of paused) await state.put(row);
        moveTo(event);
      },
      put: state.put,
      remove: state.remove,
    },
    options,
  );
  return {
    delivery,
    wants(head, place) {
      const isOurs = types.has(head.type) && options.travels(head.stream);
      if (!isOurs && !isReplayFor(subscription.group, head)) return false;
      if (!stillStands(place, head)) return false;
      // A relay that lost its place carries everything again.
      const before = furthest && standing(place, furthest);
      return before === undefined || head.position > before;
    },
    moveTo,
    done: () => done,
  };
}

function further(a: Noted | undefined, { epoch, position }: Noted): Noted {
  const isFurther = !a || epoch > a.epoch || (epoch === a.epoch && position > a.position);
  return isFurther ? { epoch, position } : a;
}
