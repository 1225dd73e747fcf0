// GET report/lookup/range: what is known of every address whose hash begins so.
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { Level } from "@sb/contracts/report/level.ts";
import type { RangeEntry } from "@sb/contracts/report/lookup/range.ts";
import { type AddressDoc, REPORT_COLLECTIONS, REPORT_LISTS } from "@sb/contracts/report/model.ts";
import { rangeOf } from "@sb/knowledge/address/range.ts";
import { findLevels } from "@sb/knowledge/stix/levels.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportQueryDeps } from "../deps.ts";
import { reportModel } from "../documents.ts";

type Deps = Pick<ReportQueryDeps, "readStore" | "clock">;

export function getLookupRange({ readStore, clock }: Deps): Handler<"GET report/lookup/range/{prefix}"> {
  return async ({ params: { prefix } }) => {
    const model = reportModel(readStore);
    const query = { offset: 0, limit: REPORT_LIMITS.rangeEntries, newestFirst: false };
    const { members, total } = await model.list(REPORT_LISTS.range(prefix), query);
    const docs = await model.getMany(members.map((id) => ({ collection: REPORT_COLLECTIONS.address, id })));
    const levels = await findLevels(readStore, members, clock());
    const items = members.flatMap((key, at) => entryOf(key, docs[at] as AddressDoc | undefined, levels.get(key)));
    return { body: { prefix, items, truncated: total > members.length } };
  };
}

/** None for an address that nobody names any more: that it was cleared is told to who looks it up. */
function entryOf(addressKey: string, doc: AddressDoc | undefined, level: Level | undefined): RangeEntry | [] {
  if (!doc || !level || doc.people + doc.sources.length === 0) return [];
  const { people, sources, disputed, cleared } = doc;
  return {
    suffix: rangeOf(addressKey).suffix,
    timesReported: people,
    timesListed: sources.length,
    level: level.value,
    ...(disputed ? { disputed } : {}),
    ...(cleared && { clearedAt: cleared.at }),
  };
}
