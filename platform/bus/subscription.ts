// Makes subscriptions: the one place where events pass from the bus to their handlers.
import type { AnyEvent, EventDefinition } from "@sb/contracts/events.ts";
import { defineEvents } from "@sb/contracts/subject.ts";
import type { StreamEvent } from "../event-store/port.ts";
import { traced } from "../telemetry/trace.ts";
import type { Subscription } from "./port.ts";

/**
 * `handle` gets the events that `handles` names, read by their definitions; all others are skipped. It must be idempotent.
 * An event that can't be read is delivered again, like one whose handling failed.
 */
export function defineSubscription<Handled extends readonly AnyEvent[]>({
  group,
  from = "beginning",
  handles,
  handle,
}: Pick<Subscription, "group" | "from"> & {
  readonly handles: { readonly [At in keyof Handled]: EventDefinition<Handled[At]> };
  readonly handle: (event: StreamEvent & Handled[number]) => Promise<void>;
}): Subscription {
  const { definitions, find } = defineEvents<Handled>(...handles);
  return {
    group,
    from,
    handles: definitions,
    async deliver(stored) {
      const definition = find(stored.type);
      if (!definition) return;
      const step = { name: `consume ${group}`, correlationId: stored.meta.correlationId, attributes: typeOf(stored) };
      await traced(step, () => handle({ ...stored, ...definition.read(stored) }));
    },
  };
}

const typeOf = ({ type }: StreamEvent) => ({ "sb.event.type": type });
