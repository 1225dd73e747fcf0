// Runs a Kafka consumer until it is stopped; one that crashes is followed by another.
import type { Consumer } from "kafkajs";
import { type BackOff, pause } from "../../back-off.ts";
import { errorFacts, type Log } from "../../log-port.ts";

type Life = {
  readonly create: () => Consumer;
  /** Subscribes it and runs it. `fail` ends this consumer; another follows. */
  readonly run: (consumer: Consumer, fail: (error: unknown) => void) => Promise<void>;
  /** Waits for what is under way, before the consumer leaves its group. */
  readonly settle: () => Promise<void>;
  readonly groupId: string;
  readonly log: Log;
  readonly backOff: BackOff;
};

/** Resolves once the signal is aborted and the consumer is gone. */
export async function keepConsuming(life: Life, signal: AbortSignal): Promise<void> {
  const { groupId, log, backOff } = life;
  let failures = 0;
  const joined = (): void => {
    failures = 0;
  };
  while (!signal.aborted) {
    try {
      await liveOnce(life, joined, signal);
    } catch (error) {
      failures += 1;
      log.error({ groupId, failures, ...errorFacts(error) }, "a Kafka consumer crashed; another follows");
      await pause(backOff(failures), signal);
    }
  }
}

async function liveOnce({ create, run, settle }: Life, joined: () => void, signal: AbortSignal): Promise<void> {
  const consumer = create();
  const { promise: over, resolve: end, reject: fail } = Promise.withResolvers<void>();
  // Its error reaches those who wait for it below.
  over.catch(() => undefined);
  const onAbort = (): void => end();
  signal.addEventListener("abort", onAbort);
  consumer.on(consumer.events.CRASH, ({ payload: { error } }) => fail(error));
  consumer.on(consumer.events.GROUP_JOIN, joined);
  try {
    // Joining may take as long as another member's handler: stopping does not wait for it.
    const running = consumer.connect().then(() => run(consumer, fail));
    running.catch(fail);
    await over;
  } finally {
    signal.removeEventListener("abort", onAbort);
    await settle();
    await consumer.disconnect();
  }
}
