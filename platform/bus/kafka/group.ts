// One consumer group in this process: takes the events of the partitions that Kafka gives it.
import type { Consumer } from "kafkajs";
import { doubling } from "../../back-off.ts";
import type { BusOptions, GroupHealth, Subscription } from "../port.ts";
import { keepingAssigner } from "./assign.ts";
import { RETRY } from "./client.ts";
import { keepConsuming } from "./keep-consuming.ts";
import type { KafkaParts } from "./parts.ts";
import { createRetries } from "./retries.ts";
import { requireSealed } from "./sealed.ts";
import { createShares } from "./shares.ts";
import { createTaker } from "./taker.ts";
import { oneAtATime } from "./turns.ts";

/** A member that is alive may take so long for one event before others get its partitions. */
const REBALANCE_MS = 300_000;
/** The size of one answer to a group: there are dozens of groups in a process, and each may be far behind. */
const FETCH_BYTES = 1024 * 1024;

export type Group = {
  /** Resolves when the signal is aborted and the delivery under way is done. */
  readonly ended: Promise<void>;
  readonly health: () => GroupHealth;
};

export function consumeGroup(
  subscription: Subscription,
  parts: KafkaParts,
  options: BusOptions,
  signal: AbortSignal,
): Group {
  const { group } = subscription;
  const { kafka, names, settings } = parts;
  const { log, backOff = doubling } = options;
  const groupId = names.groupOf(group);
  const serially = oneAtATime();
  const shares = createShares(subscription, parts, options);
  const retries = createRetries({ group, ready: shares.ready, serially, log, backOff }, signal);
  const taker = createTaker({ ...parts, shares, retries, serially, sealed: requireSealed(options) }, signal);

  const create = (): Consumer =>
    kafka.consumer({
      groupId,
      sessionTimeout: settings.sessionMs,
      heartbeatInterval: settings.sessionMs / 10,
      rebalanceTimeout: REBALANCE_MS,
      maxWaitTimeInMs: Math.min(1_000, settings.sessionMs / 5),
      maxBytes: FETCH_BYTES,
      maxBytesPerPartition: FETCH_BYTES / 4,
      allowAutoTopicCreation: false,
      partitionAssigners: [keepingAssigner(shares.owned)],
      retry: { ...RETRY, restartOnFailure: async () => false },
    });
  async function run(consumer: Consumer, fail: (error: unknown) => void): Promise<void> {
    consumer.on(consumer.events.GROUP_JOIN, ({ payload: { memberAssignment } }) => {
      shares.assign(memberAssignment[names.events] ?? []).then(retries.arm, fail);
    });
    await consumer.subscribe({ topic: names.events, fromBeginning: true });
    const eachBatch = taker.take.bind(undefined, consumer);
    await consumer.run({ autoCommit: false, eachBatchAutoResolve: false, eachBatch });
  }
  async function settle(): Promise<void> {
    retries.stop();
    await serially(async () => {});
    shares.clear();
  }

  const health = (): GroupHealth => {
    const paused = shares.ready().flatMap(({ delivery }) => delivery.paused());
    const first = taker.taking().slice(0, 1);
    const times = [...paused.map(({ at }) => at), ...first.map(({ meta }) => meta.at)].map((at) => Date.parse(at));
    const lag = times.length > 0 ? Math.max(0, Date.now() - Math.min(...times)) : 0;
    return { group, state: stateOf(paused.length, first.length), held: paused.length, lag };
  };
  const stateOf = (paused: number, taking: number): GroupHealth["state"] => {
    if (shares.ready().length === 0) return "standby";
    if (paused > 0) return "holding";
    return taking > 0 ? "catching-up" : "live";
  };
  return { ended: keepConsuming({ create, run, settle, groupId, log, backOff }, signal), health };
}
