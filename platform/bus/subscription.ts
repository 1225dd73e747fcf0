// Makes subscriptions: the one place where events pass from the bus to their handlers.
import type { AnyEvent, EventDefinition } from "@sb/contracts/events.ts";
import { defineEvents } from "@sb/contracts/subject.ts";
import type { StreamEvent } from "../event-store/port.ts";
import { type Step, traced, tracedFrom } from "../telemetry/trace.ts";
import type { Subscription } from "./port.ts";

/**
 * `handle` gets the events that `handles` names, read by their definitions; all others are skipped. It must be idempotent.
 * An event that can't be read is delivered again, like one whose handling failed. `handleAll`: does the same for several at once.
 */
export function defineSubscription<Handled extends readonly AnyEvent[]>({
  group,
  from = "beginning",
  handles,
  handle,
  handleAll,
}: Pick<Subscription, "group" | "from"> & {
  readonly handles: { readonly [At in keyof Handled]: EventDefinition<Handled[At]> };
  readonly handle: (event: StreamEvent & Handled[number]) => Promise<void>;
  readonly handleAll?: (events: readonly (StreamEvent & Handled[number])[]) => Promise<void>;
}): Subscription {
  const { definitions, find } = defineEvents<Handled>(...handles);
  const stepOf = ({ type, meta: { correlationId } }: StreamEvent): Step => {
    return { name: `consume ${group}`, correlationId, attributes: { "sb.event.type": type } };
  };
  /** None where it is of a type that is not handled. */
  const read = (stored: StreamEvent): readonly (StreamEvent & Handled[number])[] => {
    const definition = find(stored.type);
    return definition ? [{ ...stored, ...definition.read(stored) }] : [];
  };
  return {
    group,
    from,
    handles: definitions,
    async deliver(stored) {
      await traced(stepOf(stored), async () => {
        const [event] = read(stored);
        if (event) await handle(event);
      });
    },
    ...(handleAll && {
      async deliverAll(stored) {
        const began = Date.now();
        await handleAll(stored.flatMap(read));
        for (const event of stored) tracedFrom(stepOf(event), began, Date.now());
      },
    }),
  };
}
