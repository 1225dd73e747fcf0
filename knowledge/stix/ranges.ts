// The answer to a range: what is known of every address whose hash begins so, and of those that are asked about with them.
import { PUBLISHED_LISTS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import { levelOf } from "@sb/contracts/report/level.ts";
import type { LookupRange, RangeEntry } from "@sb/contracts/report/lookup/range.ts";
import { REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { rangeKeyOf, rangeOf, scoreBefore } from "../address/range.ts";
import { findStandings, type LevelStanding } from "./levels.ts";

/** A read store, as far as it is asked here (platform/read-store/port.ts). */
export type Readable = {
  model(name: string): {
    getMany(documents: readonly { readonly collection: string; readonly id: string }[]): Promise<readonly unknown[]>;
    list(
      list: string,
      query: { readonly offset: number; readonly limit: number; readonly newestFirst: boolean },
    ): Promise<{ readonly members: readonly string[]; readonly total: number }>;
    listAfter(list: string, score: number, limit: number): Promise<readonly string[]>;
  };
};

/** `now`: ISO 8601 in UTC. */
export async function answerRange(readStore: Readable, prefix: string, now: string): Promise<LookupRange> {
  const [own, led] = await Promise.all([
    keysIn(readStore, prefix, ownLists(prefix)),
    keysIn(readStore, prefix, { reported: REPORT_LISTS.led(prefix), listed: PUBLISHED_LISTS.led }, rangeKeyOf),
  ]);
  const standings = await findStandings(readStore, [...own.keys, ...led.keys]);
  const items = own.keys.flatMap((key) => withKey({ suffix: rangeOf(key).suffix }, standings.get(key), now));
  const also = led.keys.flatMap((key) => withKey({ hash: hashOf(key) }, standings.get(key), now));
  return { prefix, items, also, truncated: own.isCut || led.isCut };
}

type Lists = { readonly reported: string; readonly listed: string };
const ownLists = (prefix: string): Lists => ({ reported: REPORT_LISTS.range(prefix), listed: PUBLISHED_LISTS.targets });

/** Reported and listed targets whose own hash begins so, with all that is known of each. */
export async function standingsIn(
  readStore: Readable,
  prefix: string,
): Promise<{ readonly standings: ReadonlyMap<string, LevelStanding>; readonly isCut: boolean }> {
  const { keys, isCut } = await keysIn(readStore, prefix, ownLists(prefix));
  return { standings: await findStandings(readStore, keys), isCut };
}

/** Reported and listed addresses whose hash, or that of the key they are asked about by, begins so. */
async function keysIn(readStore: Readable, prefix: string, { reported, listed }: Lists, askedBy = same) {
  const limit = REPORT_LIMITS.rangeEntries;
  const [ofPeople, ofLists] = await Promise.all([
    readStore.model(REPORT_MODEL).list(reported, { offset: 0, limit, newestFirst: false }),
    readStore.model(PUBLISHED_MODEL).listAfter(listed, scoreBefore(prefix), limit),
  ]);
  const inRange = ofLists.filter((key) => rangeOf(askedBy(key)).prefix === prefix);
  const all = [...new Set([...ofPeople.members, ...inRange])].sort();
  const keys = all.slice(0, limit);
  return { keys, isCut: all.length > limit || ofPeople.total > limit || inRange.length === limit };
}

const same = (addressKey: string): string => addressKey;

function hashOf(addressKey: string): string {
  const { prefix, suffix } = rangeOf(addressKey);
  return prefix + suffix;
}

/** None for an address that nobody names any more: that it was cleared is told to who looks it up. */
function withKey<Key extends object>(
  key: Key,
  standing: LevelStanding | undefined,
  now: string,
): (Key & Omit<RangeEntry, "suffix">) | [] {
  const { people = 0, disputed, cleared } = standing?.address ?? {};
  const listed = standing?.listings.listings.length ?? 0;
  if (!standing || people + listed === 0) return [];
  return {
    ...key,
    timesReported: people,
    timesListed: listed,
    level: levelOf(standing.facts, now).value,
    ...(disputed ? { disputed } : {}),
    ...(cleared && { clearedAt: cleared.at }),
  };
}
