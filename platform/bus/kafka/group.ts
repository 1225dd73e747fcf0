// One consumer group in this process: takes the events of the partitions that Kafka gives it.
import type { Consumer, ConsumerGroupJoinEvent, EachBatchPayload, KafkaMessage } from "kafkajs";
import { doubling, pause } from "../../back-off.ts";
import { errorFacts } from "../../log-port.ts";
import type { BusOptions, GroupHealth, Subscription } from "../port.ts";
import { keepingAssigner } from "./assign.ts";
import { whileBeating } from "./beat.ts";
import { RETRY } from "./client.ts";
import { FIRST_PLACE, type Noted, newestOf, type Place, standing } from "./epochs.ts";
import { groupState } from "./group-state.ts";
import { keepConsuming } from "./keep-consuming.ts";
import { notedOf, notedText } from "./noted.ts";
import type { KafkaParts } from "./parts.ts";
import { readPlace } from "./place.ts";
import { type Carried, eventOf, type Head, headOf } from "./record.ts";
import { requireSealed } from "./sealed.ts";
import { openShare, type Share } from "./share.ts";

/** After so many events it is noted how far the group came. */
const CHUNK = 100;
/** How soon it is noted where no event was delivered, in milliseconds. */
const NOTE_MS = 1_000;
/** A member that is alive may take so long for one event before others get its partitions. */
const REBALANCE_MS = 300_000;

export type Group = {
  /** Resolves when the signal is aborted and the delivery under way is done. */
  readonly ended: Promise<void>;
  readonly health: () => GroupHealth;
};

export function consumeGroup(
  subscription: Subscription,
  { kafka, admin, names, settings, table }: KafkaParts,
  options: BusOptions,
  signal: AbortSignal,
): Group {
  const { group } = subscription;
  const sealed = requireSealed(options);
  const { eventStore, log, backOff = doubling } = options;
  const groupId = names.groupOf(group);
  const state = groupState(table, group);
  /** The partitions of this process. */
  let shares: ReadonlyMap<number, Promise<Share>> = new Map();
  let ready: readonly Share[] = [];
  let place: Place = FIRST_PLACE;
  let begun: Noted | undefined;
  /** What is taken now. */
  let taking: readonly Carried[] = [];
  let lastNoted = 0;
  const inTurn = oneAtATime();
  const retries = retrying();

  /** What was carried of the log, and where the group began in it. */
  async function look(): Promise<void> {
    place = await readPlace(admin, names);
    begun = subscription.from === "now" ? await state.begun(place, eventStore) : undefined;
  }

  async function openShares(partitions: readonly number[]): Promise<ReadonlyMap<number, Share>> {
    await table.caughtUp();
    await look();
    const noted = await notedOf({ admin, names }, group);
    const opened = partitions.map(async (partition) => {
      const of = { subscription, options, state: state.heldOf(partition), noted: noted.get(partition) };
      return [partition, await openShare(of)] as const;
    });
    return new Map(await Promise.all(opened));
  }

  function onJoin({ payload }: ConsumerGroupJoinEvent, fail: (error: unknown) => void): void {
    const partitions = payload.memberAssignment[names.events] ?? [];
    ready = [];
    // All of them are opened anew: others may have had them in between.
    const opened = openShares(partitions);
    const own = new Map(partitions.map((partition) => [partition, opened.then((all) => shareIn(all, partition))]));
    shares = own;
    for (const share of own.values()) share.catch(fail);
    opened.then((all) => {
      if (shares !== own) return;
      ready = [...all.values()];
      retries.arm();
    }, fail);
  }

  /** Takes what is wanted of some records. Answers with whether an event was delivered or held back. */
  async function takeSome(share: Share, messages: readonly KafkaMessage[], stop: AbortSignal): Promise<boolean> {
    const records = messages.map((message) => ({ message, head: headOf(message) }));
    for (const { message, head } of records)
      if (!head) log.error({ group, offset: message.offset, code: "RECORD_UNKNOWN" }, "a record is not the relay's");
    const heads = records.flatMap(({ head }) => head ?? []);
    if (heads.some(({ epoch }) => epoch > newestOf(place).number)) await look();
    const from = begun && standing(place, begun);
    const isWanted = (head: Head): boolean => share.wants(head, place) && (from === undefined || head.position > from);
    const wanted = records.flatMap(({ message, head }) => (head && isWanted(head) ? eventOf(head, message) : []));
    taking = await sealed.open(wanted);
    try {
      await share.delivery.take(taking, stop);
      const last = heads.at(-1);
      if (last && !stop.aborted) share.moveTo(last);
      return taking.length > 0;
    } finally {
      taking = [];
    }
  }

  async function eachBatch(consumer: Consumer, payload: EachBatchPayload): Promise<void> {
    const { batch, heartbeat, resolveOffset, isStale } = payload;
    const { messages, partition } = batch;
    await whileBeating({ heartbeat, everyMs: settings.sessionMs / 6 }, signal, async (stop) => {
      const share = await shares.get(partition);
      if (!share) throw new Error("a partition without a share");
      for (let at = 0; at < messages.length; at += CHUNK) {
        const some = messages.slice(at, at + CHUNK);
        await inTurn(async () => {
          await untilRoom(share, stop);
          if (stop.aborted || isStale()) return;
          const hasTaken = await takeSome(share, some, stop);
          await note(consumer, share, partition, hasTaken);
        });
        retries.arm();
        if (stop.aborted || isStale()) return;
        resolveOffset(some.at(-1)?.offset ?? "");
      }
    });
  }

  async function note(consumer: Consumer, share: Share, partition: number, atOnce: boolean): Promise<void> {
    const done = share.done();
    if (!done || (!atOnce && performance.now() < lastNoted + NOTE_MS)) return;
    const offset = String(done.offset + 1n);
    await consumer.commitOffsets([{ topic: names.events, partition, offset, metadata: notedText(done) }]);
    lastNoted = performance.now();
  }

  /** While too much is held back, the group waits as a whole. */
  async function untilRoom({ delivery }: Share, stop: AbortSignal): Promise<void> {
    while (delivery.isFull() && !stop.aborted) {
      await pause(delivery.dueIn() ?? 0, stop);
      await delivery.retry(stop);
    }
  }

  /** Tries held streams when they are due, also while no event comes. */
  function retrying() {
    let timer: NodeJS.Timeout | undefined;
    let failures = 0;
    async function retry(): Promise<void> {
      const mine = ready;
      try {
        await inTurn(async () => {
          for (const { delivery } of mine) if (ready === mine && !signal.aborted) await delivery.retry(signal);
        });
        failures = 0;
      } catch (error) {
        failures += 1;
        log.error({ group, failures, ...errorFacts(error) }, "what is held back could not be tried; trying again");
        await pause(backOff(failures), signal);
      }
    }
    function arm(): void {
      clearTimeout(timer);
      const due = ready.flatMap(({ delivery }) => delivery.dueIn() ?? []);
      if (due.length > 0 && !signal.aborted) timer = setTimeout(() => void retry().then(arm), Math.min(...due));
    }
    return { arm, stop: () => clearTimeout(timer) };
  }

  const create = (): Consumer =>
    kafka.consumer({
      groupId,
      sessionTimeout: settings.sessionMs,
      heartbeatInterval: settings.sessionMs / 10,
      rebalanceTimeout: REBALANCE_MS,
      maxWaitTimeInMs: Math.min(1_000, settings.sessionMs / 5),
      allowAutoTopicCreation: false,
      partitionAssigners: [keepingAssigner(() => [...shares.keys()])],
      retry: { ...RETRY, restartOnFailure: async () => false },
    });
  async function run(consumer: Consumer, fail: (error: unknown) => void): Promise<void> {
    consumer.on(consumer.events.GROUP_JOIN, (event) => onJoin(event, fail));
    await consumer.subscribe({ topic: names.events, fromBeginning: true });
    await consumer.run({
      autoCommit: false,
      eachBatchAutoResolve: false,
      eachBatch: (batch) => eachBatch(consumer, batch),
    });
  }
  async function settle(): Promise<void> {
    retries.stop();
    await inTurn(async () => {});
    shares = new Map();
    ready = [];
  }
  const ended = keepConsuming({ create, run, settle, groupId, log, backOff }, signal);

  const health = (): GroupHealth => {
    const held = ready.flatMap(({ delivery }) => delivery.held());
    const times = [...held.map(({ at }) => at), ...taking.slice(0, 1).map(({ meta }) => meta.at)].map((at) =>
      Date.parse(at),
    );
    const lag = times.length > 0 ? Math.max(0, Date.now() - Math.min(...times)) : 0;
    const working = taking.length > 0 ? "catching-up" : "live";
    const share = held.length > 0 ? "holding" : working;
    return { group, state: ready.length === 0 ? "standby" : share, held: held.length, lag };
  };
  return { ended, health };
}

function shareIn(all: ReadonlyMap<number, Share>, partition: number): Share {
  const share = all.get(partition);
  if (!share) throw new Error("a partition that was not opened");
  return share;
}

/** Work that begins when the work before it has ended. */
function oneAtATime(): <T>(work: () => Promise<T>) => Promise<T> {
  let last: Promise<unknown> = Promise.resolve();
  return (work) => {
    const turn = last.then(work);
    // Only the turn's own caller is told that it failed.
    last = turn.catch(() => undefined);
    return turn;
  };
}
