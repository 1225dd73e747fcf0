// Parked jobs as queues of staff: what they were to do is not done until somebody looks.
import type { Jobs } from "@sb/platform/jobs/port.ts";
import type { Found } from "./queues.ts";

/** Since when is asked of the kinds that have any: lists are newest first, so it is the last one's end. */
export async function parkedIn(jobs: Pick<Jobs, "list" | "counts">, isIn: (kind: string) => boolean): Promise<Found> {
  const kinds = (await jobs.counts()).filter(({ kind, parked }) => parked > 0 && isIn(kind));
  const oldest = await Promise.all(
    kinds.map(async ({ kind, parked }) => {
      const [job] = await jobs.list(kind, "parked", { offset: parked - 1, limit: 1 });
      return job?.history.at(-1)?.at;
    }),
  );
  const times = oldest.filter((at) => at !== undefined);
  const count = kinds.reduce((sum, { parked }) => sum + parked, 0);
  const oldestAt = times.length > 0 ? new Date(Math.min(...times)).toISOString() : undefined;
  return { count, urgent: count, oldestAt };
}

/** Jobs that give reports to agencies are a queue of their own. */
export const isDelivery = (kind: string): boolean => kind.startsWith("delivery-");
