// From what a process sees of the service to words for everybody. Pure.
import type { StatusItem, StatusPart } from "@sb/contracts/status/wire.ts";
import type { GroupHealth } from "@sb/platform/bus/port.ts";
import type { Counts } from "@sb/platform/jobs/port.ts";
import type { ProjectionState } from "@sb/platform/service/heartbeat.ts";

/** Undefined: it could not be asked, or did not answer in time. */
export type Seen = {
  /** Ports whose engine does not answer. */
  readonly away: readonly string[];
  readonly isDiskFull: boolean;
  /** Read models and indexes that are not ready. */
  readonly unready: readonly string[];
  readonly projections: readonly ProjectionState[] | undefined;
  readonly groups: readonly Pick<GroupHealth, "group" | "held" | "lag">[];
  readonly jobs: readonly Pick<Counts, "kind" | "lagMs">[] | undefined;
  readonly lists: readonly ListSeen[] | undefined;
};

/** A published list that is fetched by itself. */
export type ListSeen = { readonly seenAt: string | undefined; readonly everyHours: number };

/** Names that belong to each part. */
export type Names = {
  readonly lookup: readonly string[];
  readonly search: readonly string[];
  /** Consumer groups of the process that takes reports in, and of those that carry things out. */
  readonly filingGroups: readonly string[];
  readonly deliveryGroups: readonly string[];
  readonly deliveryJobs: readonly string[];
  readonly mailJobs: readonly string[];
};

type Told = Omit<StatusItem, "part" | "since">;

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const RUNNING: Told = { state: "RUNNING" };
const DOWN: Told = { state: "DOWN" };
const UNKNOWN: Told = { state: "UNKNOWN" };

/** Less than a minute is no delay. */
const late = (ms: number): Told =>
  ms < MINUTE_MS ? RUNNING : { state: "DELAYED", delayMinutes: Math.floor(ms / MINUTE_MS) };

/** A part is left out where there is nothing to tell: no list is fetched. */
export function judge(seen: Seen, names: Names, now: number): readonly (Told & { readonly part: StatusPart })[] {
  const lists = listsOf(seen, now);
  return [
    { part: "FILING", ...filingOf(seen, names) },
    { part: "LOOKUP", ...modelsOf(seen, names.lookup, "readStore") },
    { part: "SEARCH", ...modelsOf(seen, names.search, "search") },
    { part: "DELIVERY", ...carriedOf(seen, names, names.deliveryJobs, names.deliveryGroups) },
    { part: "MAIL", ...carriedOf(seen, names, names.mailJobs, []) },
    ...(lists ? [{ part: "LISTS" as const, ...lists }] : []),
  ];
}

/** Commands are decided on events and keys. Whether a process decides is told by the groups that it has: through the read store. */
function filingOf({ away, isDiskFull, groups }: Seen, { filingGroups }: Names): Told {
  if (isDiskFull || ["eventStore", "keys", "files"].some((port) => away.includes(port))) return DOWN;
  if (away.includes("readStore")) return UNKNOWN;
  return hasAny(groups, filingGroups) ? RUNNING : DOWN;
}

function modelsOf({ away, unready, projections }: Seen, models: readonly string[], port: string): Told {
  if (away.includes(port) || models.some((model) => unready.includes(model))) return DOWN;
  if (projections === undefined) return UNKNOWN;
  const own = projections.filter(({ projection }) => models.includes(projection));
  // Nobody keeps them up to date.
  if (own.length === 0) return { state: "DELAYED" };
  return late(Math.max(...own.map(({ lagMs }) => lagMs)));
}

/** Waiting work is kept: it is late, and nothing is lost. */
function carriedOf(
  { away, groups, jobs }: Seen,
  { deliveryGroups }: Names,
  kinds: readonly string[],
  own: readonly string[],
): Told {
  if (jobs === undefined || away.includes("readStore")) return UNKNOWN;
  if (!hasAny(groups, deliveryGroups)) return DOWN;
  const waiting = jobs.filter(({ kind }) => kinds.includes(kind)).map(({ lagMs }) => lagMs);
  const behind = groups.filter(({ group }) => own.includes(group)).map(({ lag }) => lag);
  return late(Math.max(0, ...waiting, ...behind));
}

const hasAny = (groups: Seen["groups"], names: readonly string[]): boolean =>
  groups.some(({ group }) => names.includes(group));

/** Late where one was not seen for twice as long as it should take, and an hour. */
function listsOf({ lists }: Seen, now: number): Told | undefined {
  if (lists === undefined) return UNKNOWN;
  if (lists.length === 0) return undefined;
  const refreshedAt = lists
    .flatMap(({ seenAt }) => seenAt ?? [])
    .sort()
    .at(-1);
  const isLate = lists.some(
    ({ seenAt, everyHours }) => seenAt === undefined || now - Date.parse(seenAt) > (2 * everyHours + 1) * HOUR_MS,
  );
  return { state: isLate ? "DELAYED" : "RUNNING", ...(refreshedAt && { refreshedAt }) };
}
