// Makes subscriptions: the one place where events pass from the bus to their handlers.
import type { AnyEvent, EventDefinition } from "@sb/contracts/events.ts";
import { defineEvents } from "@sb/contracts/subject.ts";
import type { Stored } from "../event-store/port.ts";
import type { Subscription } from "./port.ts";

/**
 * `handle` gets the events that `handles` names, read by their definitions; all others are skipped. It must be idempotent.
 * An event that can't be read is delivered again, like one whose handling failed.
 */
export function defineSubscription<Handled extends readonly AnyEvent[]>({
  group,
  handles,
  handle,
}: {
  readonly group: string;
  readonly handles: { readonly [At in keyof Handled]: EventDefinition<Handled[At]> };
  readonly handle: (event: Stored<Handled[number]>) => Promise<void>;
}): Subscription {
  const { definitions, find } = defineEvents<Handled>(...handles);
  return {
    group,
    handles: definitions,
    async deliver(stored) {
      const definition = find(stored.type);
      if (definition) await handle({ ...stored, ...definition.read(stored) });
    },
  };
}
