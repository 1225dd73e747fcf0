// Makes the parts of each tree from the read models, and says how many there are.
import { setImmediate } from "node:timers/promises";
import { PUBLISHED_LISTS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import type { LevelReason } from "@sb/contracts/report/level.ts";
import type { LookupRange, RangeEntry } from "@sb/contracts/report/lookup/range.ts";
import { REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { rangeOf } from "@sb/knowledge/address/range.ts";
import {
  type EdgeEntry,
  type EdgePage,
  type EdgePages,
  type EdgePart,
  type EdgeRange,
  type EdgeReason,
  type EdgeTreeName,
  TARGET_CHARS,
} from "@sb/knowledge/edge/format.ts";
import { beliefOf, reportedBetween } from "@sb/knowledge/stix/figures.ts";
import type { LevelStanding } from "@sb/knowledge/stix/levels.ts";
import { answerRange, standingsIn } from "@sb/knowledge/stix/ranges.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";

export type PartsDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  /** The service's own files. */
  readonly files: Pick<Files, "get" | "put" | "delete">;
  readonly store: Pick<Files, "get" | "put">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};
type Deps = Pick<PartsDeps, "readStore">;

export const PREFIX_CHARS = 5;
const DEPTHS = [1, 2, 3, 4, PREFIX_CHARS] as const;
/**
 * Targets of a part at most, about; a store keeps its depth until parts are four times as large, or hardly anything is in one. A page is
 * read for itself and is ten times as long as an entry of a range.
 */
const PART_TARGETS = { ranges: 256, pages: 16 } as const satisfies Record<EdgeTreeName, number>;

/** Letters in the name of a part, for so many targets. */
export function depthFor(tree: EdgeTreeName, targets: number, before?: number): number {
  const most = PART_TARGETS[tree];
  const of = (depth: number): number => targets / 16 ** depth;
  if (before !== undefined && of(before) <= 4 * most && (before === 1 || of(before - 1) > most / 2)) return before;
  return DEPTHS.find((depth) => of(depth) <= most) ?? PREFIX_CHARS;
}

export const partsAt = (depth: number): number => 16 ** depth;
export const partAt = (at: number, depth: number): string => at.toString(16).padStart(depth, "0");

/** All that is reported or listed, counted as often as somebody does. */
export async function countTargets({ readStore }: Deps): Promise<number> {
  const one = { offset: 0, limit: 1, newestFirst: false };
  const [reports, published] = [readStore.model(REPORT_MODEL), readStore.model(PUBLISHED_MODEL)];
  const pages = [
    reports.list(REPORT_LISTS.people, one),
    reports.list(REPORT_LISTS.listed, one),
    published.list(PUBLISHED_LISTS.targets, one),
  ];
  return (await Promise.all(pages)).reduce((sum, { total }) => sum + total, 0);
}

type Answer = (readStore: Deps["readStore"], range: string, now: string) => Promise<EdgeRange | EdgePages | undefined>;

/** Answers for one range; undefined where there is nothing. */
const ANSWERS: Readonly<Record<EdgeTreeName, Answer>> = { ranges: rangeIn, pages: pagesIn };
/** Ranges of a part that are asked about at once, and parts that are made at once. */
const AT_ONCE = 32;
export const PARTS_AT_ONCE = 16;

/** A part with some of its ranges made anew. Undefined where nothing is in it. */
export async function partAnew(
  { readStore, clock }: PartsDeps,
  tree: EdgeTreeName,
  { prefix, before, ranges }: { prefix: string; before: EdgePart | undefined; ranges: readonly string[] },
): Promise<EdgePart | undefined> {
  const found = new Map(Object.entries(before?.ranges ?? {}));
  const now = clock();
  for (let at = 0; at < ranges.length; at += AT_ONCE) {
    const asked = ranges.slice(at, at + AT_ONCE);
    const answers = await Promise.all(asked.map((range) => ANSWERS[tree](readStore, range, now)));
    for (const [i, answer] of answers.entries()) {
      const rest = (asked[i] as string).slice(prefix.length);
      if (answer) found.set(rest, answer);
      else found.delete(rest);
    }
    await setImmediate();
  }
  const sorted = [...found].sort(([a], [b]) => (a < b ? -1 : 1));
  return found.size > 0 ? { prefix, ranges: Object.fromEntries(sorted) } : undefined;
}

async function rangeIn(...[readStore, range, now]: Parameters<Answer>): Promise<EdgeRange | undefined> {
  const { items, also, truncated }: LookupRange = await answerRange(readStore, range, now);
  if (items.length + also.length === 0 && !truncated) return undefined;
  const own = items.map(({ suffix, ...entry }) => entryOf(suffix.slice(0, TARGET_CHARS - PREFIX_CHARS), entry));
  const led = also.map(({ hash, ...entry }) => entryOf(hash.slice(0, TARGET_CHARS), entry));
  return truncated ? [own, led, 1] : [own, led];
}

function entryOf(
  hash: string,
  { timesReported, timesListed, level, disputed = 0, clearedAt }: Omit<RangeEntry, "suffix">,
): EdgeEntry {
  if (clearedAt !== undefined) return [hash, timesReported, timesListed, level, disputed, clearedAt];
  return disputed > 0 ? [hash, timesReported, timesListed, level, disputed] : [hash, timesReported, timesListed, level];
}

async function pagesIn(...[readStore, range, now]: Parameters<Answer>): Promise<EdgePages | undefined> {
  const { standings, isCut } = await standingsIn(readStore, range);
  const pages = await Promise.all([...standings].map(([key, standing]) => pageOf(readStore, key, standing, now)));
  const there = pages.filter((page) => page !== undefined);
  if (there.length === 0 && !isCut) return undefined;
  return isCut ? [there, 1] : [there];
}

const dayOf = (at: string): string => at.slice(0, 10);

/** Undefined where nobody names it, as in a range. Names and words of lists stay with the service: their licences ask for more than figures. */
async function pageOf(
  readStore: Deps["readStore"],
  addressKey: string,
  standing: LevelStanding,
  now: string,
): Promise<EdgePage | undefined> {
  const { address, listings, facts } = standing;
  const { people = 0, crimeTypes = {}, disputed, cleared } = address ?? {};
  if (people + listings.listings.length === 0) return undefined;
  const { level, confirmedAt, ...believed } = beliefOf(standing, now);
  const { firstReportedAt, lastReportedAt } = address ? await reportedBetween(readStore, addressKey, address) : {};
  const [listedOn] = facts.lists.flatMap(({ since }) => since ?? []).sort();
  return {
    hash: rangeOf(addressKey).suffix.slice(0, TARGET_CHARS - PREFIX_CHARS),
    timesReported: people,
    timesListed: listings.listings.length,
    level: [level.value, level.formula, level.day, level.why.map(reasonOf)],
    ...(firstReportedAt && lastReportedAt && { reportedOn: [dayOf(firstReportedAt), dayOf(lastReportedAt)] as const }),
    ...(Object.keys(crimeTypes).length > 0 && { crimeTypes }),
    ...(listedOn !== undefined && { listedOn }),
    ...(confirmedAt !== undefined && { confirmedOn: dayOf(confirmedAt) }),
    ...(disputed ? { disputed } : {}),
    ...(cleared && { clearedOn: dayOf(cleared.at) }),
    ...(believed.ownerObjects && { ownerObjects: 1 }),
    ...(believed.weak && { weak: 1 }),
    ...(believed.listed && { listed: 1 }),
  };
}

const reasonOf = ({ part, points, count }: LevelReason): EdgeReason =>
  count === undefined ? [part, points] : [part, points, count];
