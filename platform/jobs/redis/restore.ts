// Takes over jobs of another place. BullMQ makes them, so that they are as it keeps them; then each gets what had happened to it
// in a script, which leaves those alone that were begun since.
import type { Redis } from "ioredis";
import { createScript } from "../../redis/script.ts";
import { HISTORY_ENTRIES, type Job } from "../port.ts";
import { type TakenOver, takenOver } from "../taken-over.ts";
import { LOST_TOO_OFTEN, optionsOf } from "./data.ts";
import type { Queues } from "./queues.ts";
import { retryingKey } from "./run.ts";

/** No worker may begin a job that is over, in the moment before the script says so. Milliseconds. */
const FAR_MS = 10 * 365 * 86_400_000;

/**
 * ARGV: job, its log, delayed jobs, the set of those that ended so ("" for none), its id, when it ended, those that are tried
 * again ("" for none), how many fields, the fields with their values, then the rows of the log.
 */
const FILL = `
  if redis.call('EXISTS', ARGV[1]) == 0 or redis.call('EXISTS', ARGV[2]) == 1 then return 0 end
  if tonumber(redis.call('HGET', ARGV[1], 'ats') or '0') > 0 then return 0 end
  if redis.call('HEXISTS', ARGV[1], 'finishedOn') == 1 then return 0 end
  local fields = tonumber(ARGV[8])
  for at = 9, 8 + fields * 2, 2 do redis.call('HSET', ARGV[1], ARGV[at], ARGV[at + 1]) end
  for at = 9 + fields * 2, #ARGV do redis.call('RPUSH', ARGV[2], ARGV[at]) end
  if ARGV[7] ~= '' then redis.call('SADD', ARGV[7], ARGV[5]) end
  if ARGV[4] == '' then return 1 end
  redis.call('ZREM', ARGV[3], ARGV[5])
  redis.call('ZADD', ARGV[4], ARGV[6], ARGV[5])
  return 1`;

export function createRedisRestorer(client: Redis, queues: Queues): (jobs: readonly Job[]) => Promise<void> {
  const fill = createScript(client, FILL);

  async function restoreKind(kind: string, taken: readonly TakenOver[]): Promise<void> {
    await queues.note(kind);
    const queue = queues.of(kind);
    const now = Date.now();
    await queue.addBulk(taken.map((one) => addedOf(one, now)));
    const retrying = retryingKey(queues.prefix, kind);
    await Promise.all(taken.map((one) => fill(argumentsOf(one, (name) => queue.toKey(name), retrying))));
  }

  return async (jobs) => {
    const taken = jobs.map(takenOver);
    for (const [kind, some] of Map.groupBy(taken, ({ job }) => job.kind)) await restoreKind(kind, some);
  };
}

function addedOf({ job, state, madeAt }: TakenOver, now: number) {
  const { kind, id, payload, runAt, schedule, lost } = job;
  const dueIn = state === "waiting" ? Math.max(0, runAt - now) : FAR_MS;
  return {
    name: kind,
    data: { payload, runAt, ...(schedule === undefined ? {} : { schedule }), ...(lost === 0 ? {} : { lost }) },
    // BullMQ counts the delay from when a job was made.
    opts: optionsOf(id, dueIn === 0 ? madeAt : now + dueIn, madeAt),
  };
}

function argumentsOf(
  { job, state, end }: TakenOver,
  keyOf: (name: string) => string,
  retrying: string,
): readonly (string | number)[] {
  const { id, failures } = job;
  const ended = state === "waiting" ? "" : keyOf(state === "done" ? "completed" : "failed");
  const isRetried = state === "waiting" && failures > 0;
  const fields = Object.entries(fieldsOf({ job, state, end }));
  const rows = job.history.filter((entry) => entry.what !== "made" && entry !== end).slice(-HISTORY_ENTRIES);
  return [
    ...[keyOf(id), `${keyOf(id)}:logs`, keyOf("delayed"), ended, id, end?.at ?? 0, isRetried ? retrying : ""],
    fields.length,
    ...fields.flat(),
    ...rows.map((row) => JSON.stringify(row)),
  ];
}

/** As BullMQ calls them: tries that were made and begun, lost leases, how and when it ended. */
function fieldsOf({
  job,
  state,
  end,
}: Pick<TakenOver, "job" | "state" | "end">): Readonly<Record<string, string | number>> {
  const { failures, lost, progress } = job;
  const isLost = end?.code === "LEASE_LOST";
  // It counts each end, also the good one, and that of a job that was lost too often.
  const made = failures + Number(state === "done" || isLost);
  return {
    atm: made,
    ...(state === "waiting" ? {} : { ats: made }),
    stc: lost,
    ...(progress === undefined ? {} : { progress: JSON.stringify({ value: progress }) }),
    ...(end && { finishedOn: end.at, processedOn: end.at, delay: 0 }),
    ...(state === "parked" && { failedReason: isLost ? LOST_TOO_OFTEN : (end?.code ?? "") }),
    ...(state === "done" && { returnvalue: "null" }),
  };
}
