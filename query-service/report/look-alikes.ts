// Reported addresses that may be taken for another one.
import { likeness, looksLike, looksOf } from "@sb/contracts/report/look-alike.ts";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import type { Lookup } from "@sb/contracts/report/wire.ts";
import type { SearchEngine } from "@sb/platform/search-index/port.ts";

/** In one answer at most. */
const LOOK_ALIKES = 5;
/** How many are compared at most. */
const CANDIDATES = 1_000;

/** The most similar first, then the most often reported. */
export async function findLookAlikes(
  searchEngine: Pick<SearchEngine, "index">,
  addressKey: string,
): Promise<Lookup["similar"]> {
  const asked = { sort: "timesReported", keys: looksOf(addressKey), limit: CANDIDATES } as const;
  const candidates = await searchEngine.index(REPORT_SEARCH).groups(asked);
  return candidates
    .filter(({ group }) => looksLike(group, addressKey))
    .map(({ group, value }) => ({ adrs: group, timesReported: value, alike: likeness(group, addressKey) }))
    .sort((a, b) => b.alike - a.alike || b.timesReported - a.timesReported || (a.adrs < b.adrs ? -1 : 1))
    .slice(0, LOOK_ALIKES)
    .map(({ adrs, timesReported }) => ({ adrs, timesReported }));
}
