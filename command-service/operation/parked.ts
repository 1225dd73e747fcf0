// Parked jobs that an admin means: one, or all of a kind.
import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { type JobName, type Jobs, LIST_MAX } from "@sb/platform/jobs/port.ts";

type Meant = { readonly kind: string; readonly id?: string | undefined };
type Reads = Pick<Jobs, "find" | "list">;

/** All are named first: one that fails again is parked again. At most LIMITS.jobsReplayed. */
export async function parkedOf(jobs: Reads, { kind, id }: Meant): Promise<readonly JobName[]> {
  if (id !== undefined) return (await jobs.find({ kind, id }))?.state === "parked" ? [{ kind, id }] : [];
  const names: JobName[] = [];
  while (names.length < LIMITS.jobsReplayed) {
    const page = await jobs.list(kind, "parked", { offset: names.length, limit: LIST_MAX });
    names.push(...page.map((job) => ({ kind, id: job.id })));
    if (page.length < LIST_MAX) break;
  }
  return names;
}

/** Throws Refused("NOT_FOUND") where none is parked. */
export async function requireParked(jobs: Reads, meant: Meant): Promise<void> {
  if ((await parkedOf(jobs, meant)).length === 0) throw new Refused("NOT_FOUND");
}
