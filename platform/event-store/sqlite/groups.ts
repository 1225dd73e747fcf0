// Splits waiting jobs into groups of a bounded size, so that a small append does not wait long for large ones.
import type { Job } from "./commit.ts";

/** Characters of events in a group. */
const GROUP_CHARS = 4_000_000;

export function* groupsOf(jobs: readonly Job[], limit = GROUP_CHARS): Generator<readonly Job[]> {
  let group: Job[] = [];
  let chars = 0;
  for (const job of jobs) {
    group.push(job);
    chars += charsOf(job);
    if (chars < limit) continue;
    yield group;
    group = [];
    chars = 0;
  }
  if (group.length > 0) yield group;
}

function charsOf(job: Job): number {
  if (job.kind === "shred") return 0;
  return job.appends.reduce((sum, { bodies }) => bodies.reduce((n, body) => n + body.length, sum), 0);
}
