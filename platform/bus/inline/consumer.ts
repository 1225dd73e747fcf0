// One consumer group of the inline bus: follows the event store from its checkpoint while it is this process's turn.
import { doubling, pause } from "../../back-off.ts";
import { START, type StoredEvent } from "../../event-store/port.ts";
import { errorFacts } from "../../log-port.ts";
import { createDelivery, type Delivery, type Progress } from "../delivery.ts";
import type { BusOptions, GroupHealth, Subscription } from "../port.ts";
import type { Checkpoints } from "./checkpoints.ts";

const BATCH_SIZE = 100;

export type Consumer = {
  /** Resolves when the signal is aborted and the delivery under way is done. */
  readonly ended: Promise<void>;
  readonly health: () => GroupHealth;
};

export type GroupsKept = {
  readonly checkpoints: Checkpoints;
  /** Waits until no other process has the group, and answers with what ends the turn; undefined where the signal was aborted before. */
  readonly takeTurn: (group: string, signal: AbortSignal) => Promise<(() => void) | undefined>;
};

export function consume(
  subscription: Subscription,
  { checkpoints, takeTurn }: GroupsKept,
  options: BusOptions,
  signal: AbortSignal,
): Consumer {
  const { group, from } = subscription;
  const { eventStore, log, backOff = doubling } = options;
  let delivery: Delivery | undefined;
  /** The batch that is taken now. */
  let batch: readonly StoredEvent[] = [];
  let isOurTurn = false;

  async function start(): Promise<string> {
    const known = checkpoints.get(group);
    if (known !== undefined) return known;
    const begins = from === "now" ? await eventStore.head() : START;
    await checkpoints.set(group, begins);
    return begins;
  }

  async function followOnce(succeeded: () => void): Promise<void> {
    const after = await start();
    delivery = await createDelivery(subscription, progressOf(group, checkpoints), options);
    const stopping = new AbortController();
    const following = AbortSignal.any([signal, stopping.signal]);
    const batches = eventStore.follow({ after, signal: following, batchSize: BATCH_SIZE })[Symbol.asyncIterator]();
    try {
      await takeAll(delivery, batches, succeeded);
    } finally {
      stopping.abort();
      await batches.return?.();
    }
  }

  async function takeAll(
    to: Delivery,
    batches: AsyncIterator<readonly StoredEvent[]>,
    succeeded: () => void,
  ): Promise<void> {
    let next = batches.next();
    // Its error reaches those who wait for it below.
    next.catch(() => undefined);
    while (!signal.aborted) {
      await to.retry(signal);
      const turn = await nextTurn(to, next);
      if (turn === "due") continue;
      if (turn.done) break;
      batch = turn.value;
      // It is noted at the end of this turn of the event loop: embedded stores answer within it, and requests get theirs.
      await to.take(batch, signal);
      batch = [];
      succeeded();
      next = batches.next();
      next.catch(() => undefined);
    }
    if (!signal.aborted) throw new Error("the event store stopped being followed");
  }

  /** The next batch, or "due" where a held stream is to be tried before there is one. */
  async function nextTurn(
    to: Delivery,
    next: Promise<IteratorResult<readonly StoredEvent[]>>,
  ): Promise<IteratorResult<readonly StoredEvent[]> | "due"> {
    const dueIn = to.dueIn();
    if (dueIn === undefined) return next;
    const waiting = new AbortController();
    const due = pause(dueIn, AbortSignal.any([signal, waiting.signal])).then(() => "due" as const);
    try {
      return await (to.isFull() ? due : Promise.race([next, due]));
    } finally {
      waiting.abort();
    }
  }

  /** Until the event store can't be followed, or the signal is aborted. */
  async function consumeOnce(succeeded: () => void): Promise<void> {
    const endTurn = await takeTurn(group, signal);
    if (!endTurn) return;
    isOurTurn = true;
    try {
      await followOnce(succeeded);
    } finally {
      isOurTurn = false;
      endTurn();
    }
  }

  async function run(): Promise<void> {
    let failures = 0;
    const succeeded = (): void => {
      failures = 0;
    };
    while (!signal.aborted) {
      try {
        await consumeOnce(succeeded);
      } catch (error) {
        failures += 1;
        log.error({ group, failures, ...errorFacts(error) }, "the bus could not follow the event store; trying again");
        await pause(backOff(failures), signal);
      }
    }
  }

  const stateOf = (paused: number): GroupHealth["state"] => {
    if (!isOurTurn) return "standby";
    if (paused > 0) return "holding";
    return batch.length > 0 ? "catching-up" : "live";
  };
  const health = (): GroupHealth => {
    const paused = delivery?.paused() ?? [];
    const times = [...paused.map(({ at }) => at), ...batch.slice(0, 1).map(({ meta }) => meta.at)].map((at) =>
      Date.parse(at),
    );
    const lag = times.length > 0 ? Math.max(0, Date.now() - Math.min(...times)) : 0;
    return { group, state: stateOf(paused.length), held: paused.length, lag };
  };
  return { ended: run(), health };
}

const progressOf = (group: string, checkpoints: Checkpoints): Progress<StoredEvent> => ({
  paused: checkpoints.paused.of(group),
  passed: ({ position }, paused) => checkpoints.set(group, position, paused),
  put: (paused) => checkpoints.paused.put(paused),
  remove: (stream) => checkpoints.paused.remove(group, stream),
});
