// Parked jobs as queues of staff: what they were to do is not done until somebody looks.
import { LIMITS } from "@sb/contracts/limits.ts";
import { parkedPath } from "@sb/contracts/operation/model.ts";
import { type Jobs, LIST_MAX } from "@sb/platform/jobs/port.ts";
import type { Found } from "./queues.ts";

type Reads = Pick<Jobs, "list" | "counts">;

/** Tells them by kind, the one with the oldest first. */
export async function parkedIn(jobs: Reads, isIn: (kind: string) => boolean): Promise<Found> {
  const kinds = (await jobs.counts()).filter(({ kind, parked }) => parked > 0 && isIn(kind));
  const found = await Promise.all(
    kinds.map(async ({ kind, parked }) => {
      // Lists are newest first.
      const [oldest] = await parkedAt(jobs, kind, { offset: parked - 1, limit: 1 });
      return { kind, count: parked, oldestAt: oldest, path: parkedPath(kind) };
    }),
  );
  const byAge = found.toSorted((one, other) => ageOf(one).localeCompare(ageOf(other)));
  const count = kinds.reduce((sum, { parked }) => sum + parked, 0);
  return { count, urgent: count, oldestAt: byAge[0]?.oldestAt, kinds: byAge };
}

/** A kind without an age comes after those with one. */
const ageOf = ({ oldestAt = "~" }: { readonly oldestAt?: string | undefined }): string => oldestAt;

/** Finds when each job that is parked now was, by kind: ISO 8601, newest first. The newest LIMITS.jobsCounted of each kind. */
export async function parkedByKind(jobs: Reads): Promise<ReadonlyMap<string, readonly string[]>> {
  const kinds = (await jobs.counts()).flatMap(({ kind, parked }) => (parked > 0 ? [kind] : []));
  const found = await Promise.all(
    kinds.map(async (kind) => {
      const times: string[] = [];
      while (times.length < LIMITS.jobsCounted) {
        const page = await parkedAt(jobs, kind, { offset: times.length, limit: LIST_MAX });
        times.push(...page);
        if (page.length < LIST_MAX) break;
      }
      return [kind, times] as const;
    }),
  );
  return new Map(found.filter(([, times]) => times.length > 0));
}

async function parkedAt(jobs: Reads, kind: string, page: { offset: number; limit: number }): Promise<string[]> {
  const found = await jobs.list(kind, "parked", page);
  return found.map(({ history, runAt }) => new Date(history.at(-1)?.at ?? runAt).toISOString());
}

/** Jobs that give reports to agencies are a queue of their own. */
export const isDelivery = (kind: string): boolean => kind.startsWith("delivery-");
