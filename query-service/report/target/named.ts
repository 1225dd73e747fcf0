// Reported targets that are named along with one: in the reports on it, in reports on them that name it, or as another target of
// the same incident. A target that
// nobody reported is left out: naming somebody's address in a report must not throw suspicion on it.
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import type { NamedTarget, TargetPage } from "@sb/contracts/report/target-wire.ts";
import { safeEntryOf } from "@sb/knowledge/address/safe-list/safe-list.ts";
import { mentionsOf } from "../detail.ts";
import { findAddresses, isNamed } from "../documents.ts";
import { findSameIncident } from "../incident.ts";
import { findPublic, type Shown } from "../list-items.ts";
import type { LookupDeps } from "../lookup/lookup.ts";

/** In one answer at most. */
const NAMED = 10;
/** Reports on other targets whose texts are read. */
const READ = 20;

type Named = Pick<TargetPage, "named" | "partial">;

/** `shown`: the reports on the target that are read. */
export async function findNamed(
  { readStore, lookAlikes }: LookupDeps,
  { normalized, related }: Lookup,
  shown: readonly Shown[],
): Promise<Named> {
  const holding = await lookAlikes.holding(normalized);
  const others = await findPublic(readStore, (holding ?? []).map(String));
  const naming = others
    .filter(({ declaration }) => declaration.addressKey !== normalized)
    .slice(0, READ)
    .filter(({ declaration }) => namesIn(declaration).has(normalized));
  const ofIncidents = new Set<string>();
  const counts = new Map<string, number>();
  const add = (key: string) => counts.set(key, (counts.get(key) ?? 0) + 1);
  for (const { declaration } of shown) for (const key of namesIn(declaration)) add(key);
  for (const { declaration } of naming) add(declaration.addressKey);
  for (const key of (await Promise.all(shown.map((each) => alongWith(readStore, each)))).flat()) {
    ofIncidents.add(key);
    add(key);
  }
  const known = new Set([normalized, ...related.map(({ adrs }) => adrs)]);
  const keys = [...counts.keys()].filter((key) => !known.has(key) && !isShared(key));
  const addresses = await findAddresses(readStore, keys);
  const named = keys.flatMap((adrs): NamedTarget | [] => {
    const doc = addresses.get(adrs);
    if (!doc || !isNamed(doc)) return [];
    return {
      adrs,
      timesReported: doc.people,
      listings: doc.listings,
      reports: counts.get(adrs) ?? 0,
      ...(ofIncidents.has(adrs) && { sameIncident: true as const }),
    };
  });
  return { named: named.sort(mostFirst).slice(0, NAMED), ...(holding === undefined && { partial: true }) };
}

/** Targets of other public reports of the same incident, each once. */
async function alongWith(readStore: LookupDeps["readStore"], { doc }: Shown): Promise<readonly string[]> {
  const others = await findSameIncident(readStore, doc);
  return [...new Set(others.flatMap(({ declaration }) => (declaration ? [declaration.addressKey] : [])))];
}

/** The targets that a report names in its text or in an open source. */
function namesIn({ comment, etcSrc }: Shown["declaration"]): ReadonlySet<string> {
  const texts = [comment, ...etcSrc.flatMap(({ src, open }) => (open ? src : []))];
  return new Set(texts.flatMap((text) => mentionsOf({ comment: text }).map(({ adrs }) => adrs)));
}

const isShared = (key: string): boolean => safeEntryOf(key.includes(".") ? "SITE" : "WALLET", key) !== undefined;

const mostFirst = (a: NamedTarget, b: NamedTarget): number =>
  b.reports - a.reports || b.timesReported - a.timesReported || (a.adrs < b.adrs ? -1 : 1);
