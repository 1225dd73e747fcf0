// GET report/lookup/range: what is known of every address whose hash begins so.
import { PUBLISHED_LISTS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { levelOf } from "@sb/contracts/report/level.ts";
import type { RangeEntry } from "@sb/contracts/report/lookup/range.ts";
import { REPORT_LISTS } from "@sb/contracts/report/model.ts";
import { rangeOf, scoreBefore } from "@sb/knowledge/address/range.ts";
import { findStandings, type LevelStanding } from "@sb/knowledge/stix/levels.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { ReportQueryDeps } from "../deps.ts";
import { isNamed, knownAddress, reportModel } from "../documents.ts";

type Deps = Pick<ReportQueryDeps, "readStore" | "clock">;

export function getLookupRange({ readStore, clock }: Deps): Handler<"GET report/lookup/range/{prefix}"> {
  return async ({ params: { prefix } }) => {
    const query = { offset: 0, limit: REPORT_LIMITS.rangeEntries, newestFirst: false };
    const [reported, listed] = await Promise.all([
      reportModel(readStore).list(REPORT_LISTS.range(prefix), query),
      listedIn(readStore, prefix),
    ]);
    const members = [...new Set([...reported.members, ...listed])].sort();
    const told = members.slice(0, REPORT_LIMITS.rangeEntries);
    const isMore = reported.total > query.limit || listed.length === query.limit;
    const standings = await findStandings(readStore, told);
    const now = clock();
    const items = told.flatMap((key) => entryOf(key, standings.get(key), now));
    return { body: { prefix, items, truncated: members.length > told.length || isMore } };
  };
}

/** Listed addresses of the range. */
async function listedIn(readStore: ReadStore, prefix: string): Promise<readonly string[]> {
  const model = readStore.model(PUBLISHED_MODEL);
  const found = await model.listAfter(PUBLISHED_LISTS.targets, scoreBefore(prefix), REPORT_LIMITS.rangeEntries);
  return found.filter((key) => rangeOf(key).prefix === prefix);
}

/** None for an address that nobody names any more: that it was cleared is told to who looks it up. */
function entryOf(addressKey: string, standing: LevelStanding | undefined, now: string): RangeEntry | [] {
  const known = standing && knownAddress(standing.address, standing.listings);
  if (!known || !isNamed(known)) return [];
  const { people, listings, disputed, cleared } = known;
  return {
    suffix: rangeOf(addressKey).suffix,
    timesReported: people,
    timesListed: listings.length,
    level: levelOf(standing.facts, now).value,
    ...(disputed ? { disputed } : {}),
    ...(cleared && { clearedAt: cleared.at }),
  };
}
