// GET report/lookup/range: what is known of every address whose hash begins so.
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { type AddressDoc, REPORT_COLLECTIONS, REPORT_LISTS } from "@sb/contracts/report/model.ts";
import type { RangeEntry } from "@sb/contracts/report/range.ts";
import { rangeOf } from "@sb/knowledge/address/range.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportQueryDeps } from "../deps.ts";
import { reportModel } from "../documents.ts";

type Deps = Pick<ReportQueryDeps, "readStore">;

export function getLookupRange({ readStore }: Deps): Handler<"GET report/lookup/range/{prefix}"> {
  return async ({ params: { prefix } }) => {
    const model = reportModel(readStore);
    const query = { offset: 0, limit: REPORT_LIMITS.rangeEntries, newestFirst: false };
    const { members, total } = await model.list(REPORT_LISTS.range(prefix), query);
    const docs = await model.getMany(members.map((id) => ({ collection: REPORT_COLLECTIONS.address, id })));
    const items = members.flatMap((key, at) => entryOf(key, docs[at] as AddressDoc | undefined));
    return { body: { prefix, items, truncated: total > members.length } };
  };
}

/** None for an address that nobody names any more: that it was cleared is told to who looks it up. */
function entryOf(addressKey: string, doc: AddressDoc | undefined): RangeEntry | [] {
  if (!doc || doc.people + doc.sources.length === 0) return [];
  const { people, sources, disputed, cleared } = doc;
  return {
    suffix: rangeOf(addressKey).suffix,
    timesReported: people,
    timesListed: sources.length,
    ...(disputed ? { disputed } : {}),
    ...(cleared && { clearedAt: cleared.at }),
  };
}
