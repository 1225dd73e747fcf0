// One consumer group of the inline bus: follows the event store from its checkpoint, one event at a time.
import { setImmediate } from "node:timers/promises";
import { doubling, pause } from "../back-off.ts";
import type { StoredEvent } from "../event-store/port.ts";
import { errorFacts } from "../log-port.ts";
import type { Checkpoints } from "./checkpoints.ts";
import type { BusOptions, Subscription } from "./port.ts";

const BATCH_SIZE = 100;

/** Resolves when the signal is aborted and the delivery under way is done. */
export async function consume(
  { group, handles, deliver: bring }: Subscription,
  checkpoints: Checkpoints,
  { eventStore, travels, log, backOff = doubling, onFailure }: BusOptions,
  signal: AbortSignal,
): Promise<void> {
  const failed = (event: StoredEvent, failures: number, error: unknown): void => {
    const failure = { group, eventId: event.meta.eventId, eventType: event.type, failures };
    log.error({ ...failure, ...errorFacts(error) }, "an event could not be delivered; it will be tried again");
    onFailure?.(failure);
  };
  const types = new Set(handles.map(({ type }) => type));
  /** Retries until delivered. False where the signal was aborted before that. */
  const deliver = async (event: StoredEvent): Promise<boolean> => {
    if (!types.has(event.type) || !travels(event.stream)) return true;
    for (let failures = 1; !signal.aborted; failures += 1) {
      try {
        await bring(event);
        return true;
      } catch (error) {
        failed(event, failures, error);
        await pause(backOff(failures), signal);
      }
    }
    return false;
  };

  let failures = 0;
  const followOnce = async (): Promise<void> => {
    const after = checkpoints.get(group);
    for await (const events of eventStore.follow({ after, signal, batchSize: BATCH_SIZE })) {
      await deliverAll(events, deliver, (event) => checkpoints.set(group, event.position));
      failures = 0;
      // Embedded stores answer without leaving this turn of the event loop, so make way for requests.
      await setImmediate();
      if (signal.aborted) return;
    }
    if (!signal.aborted) throw new Error("the event store stopped being followed");
  };
  while (!signal.aborted) {
    try {
      await followOnce();
    } catch (error) {
      failures += 1;
      log.error({ group, failures, ...errorFacts(error) }, "the bus could not follow the event store; trying again");
      await pause(backOff(failures), signal);
    }
  }
}

/** Saves the checkpoint once a batch, however it ends: most events do not concern a group. */
async function deliverAll(
  events: readonly StoredEvent[],
  deliver: (event: StoredEvent) => Promise<boolean>,
  keep: (delivered: StoredEvent) => void,
): Promise<void> {
  let delivered: StoredEvent | undefined;
  try {
    for (const event of events) {
      if (!(await deliver(event))) return;
      delivered = event;
    }
  } finally {
    if (delivered) keep(delivered);
  }
}
