// Reported addresses that may be taken for another one. They add to an answer, which is given without them where the search
// engine is away: a person who is about to pay must not wait for it.

import { isRefused } from "@sb/contracts/refused.ts";
import { differences } from "@sb/contracts/report/lookup/edits.ts";
import { editsApart, likeness, looksLike, looksOfShortened } from "@sb/contracts/report/lookup/look-alike.ts";
import type { SimilarTarget } from "@sb/contracts/report/lookup-wire.ts";
import { timesNamed } from "@sb/contracts/report/rank.ts";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { askedLooks, fitsShortened, readsTheSame } from "@sb/knowledge/address/looks.ts";
import type { FoundGroup, SearchEngine } from "@sb/platform/search/port.ts";
import { isServerAway, ServerAway } from "@sb/platform/server-away.ts";

/** In one answer at most. */
const LOOK_ALIKES = 5;
/** Looked at, at most, for the likest among them. */
const CANDIDATES = 1_000;
/** Reports that hold an address, at most. */
const HELD_IN = 50;
/**
 * An address with the same ends costs an attacker seconds to make. One person's report on one such must not throw
 * suspicion on the address it was made to resemble: it takes two, people or lists.
 */
const NAMED_ON_SAME_ENDS = 2;

/** Milliseconds: how long an answer waits for the engine, and for how long it is not asked once it did not answer. */
const PATIENCE = { waitMs: 1_000, pauseMs: 5_000 };

/** Undefined where the engine could not be asked. */
type Similar = readonly SimilarTarget[] | undefined;
export type LookAlikes = {
  /** Look-alikes of an address or a host. */
  of(addressKey: string): Promise<Similar>;
  /** One or two edits from a text that is no address itself. */
  meantBy(text: string): Promise<Similar>;
  /** With both ends of an address whose middle was left out, as they are written; its last letters may be any of `tails`. */
  fitting(head: string, tails: readonly string[]): Promise<Similar>;
  /** The newest reports that hold it in any of their texts, undefined where the engine could not be asked. */
  holding(addressKey: string): Promise<readonly number[] | undefined>;
};

type Engine = Pick<SearchEngine, "index">;

export function createLookAlikes(searchEngine: Engine, { waitMs, pauseMs } = PATIENCE): LookAlikes {
  let pausedUntil = Number.NEGATIVE_INFINITY;
  const ask = async <Found>(find: () => Promise<Found>): Promise<Found | undefined> => {
    if (performance.now() < pausedUntil) return undefined;
    try {
      return await inTime(find(), waitMs);
    } catch (error) {
      if (isServerAway(error)) pausedUntil = performance.now() + pauseMs;
      else if (!isOverloaded(error)) throw error;
      return undefined;
    }
  };
  return {
    of: (addressKey) => ask(() => findLookAlikes(searchEngine, addressKey)),
    meantBy: (text) => ask(() => findMeant(searchEngine, text)),
    fitting: (head, tails) => ask(() => findFitting(searchEngine, head, tails)),
    holding: (addressKey) => ask(() => findHolding(searchEngine, addressKey)),
  };
}

/** Too many searches at once. */
const isOverloaded = (error: unknown): boolean => isRefused(error) && error.code === "UNAVAILABLE";

async function inTime<Answer>(asked: Promise<Answer>, ms: number): Promise<Answer> {
  const late = Promise.withResolvers<never>();
  const timer = setTimeout(() => late.reject(new ServerAway("The search engine")), ms);
  try {
    return await Promise.race([asked, late.promise]);
  } finally {
    clearTimeout(timer);
  }
}

/** The likest first, then those that most people reported. */
export async function findLookAlikes(searchEngine: Engine, addressKey: string): Promise<SimilarTarget[]> {
  const found = await candidates(searchEngine, addressKey);
  return likest(
    found.filter(({ group, value }) => {
      if (readsTheSame(group, addressKey)) return true;
      if (!looksLike(group, addressKey)) return false;
      return editsOff(group, addressKey) !== undefined || isNamedOften(value);
    }),
    addressKey,
  );
}

async function findMeant(searchEngine: Engine, text: string): Promise<SimilarTarget[]> {
  const found = await candidates(searchEngine, text);
  return likest(
    found.filter(({ group }) => editsApart(group, text) !== undefined),
    text,
  );
}

async function findFitting(searchEngine: Engine, head: string, tails: readonly string[]): Promise<SimilarTarget[]> {
  const keys = new Set(tails.flatMap((tail) => looksOfShortened(head, tail)));
  const found = await askedBy(searchEngine, [...keys]);
  const fit = found.filter(({ group }) => tails.some((tail) => fitsShortened(group, head, tail)));
  return fit
    .sort((a, b) => b.value - a.value || (a.group < b.group ? -1 : 1))
    .slice(0, LOOK_ALIKES)
    .map(({ group, value }) => ({ adrs: group, ...timesIn(value), differs: [] }));
}

async function findHolding(searchEngine: Engine, text: string): Promise<readonly number[]> {
  const { hits } = await searchEngine.index(REPORT_SEARCH).search({ text, offset: 0, limit: HELD_IN });
  return hits.map(({ id }) => id);
}

function isNamedOften(rank: number): boolean {
  const { people, listings } = timesNamed(rank);
  return people + listings >= NAMED_ON_SAME_ENDS;
}

const isHost = (addressKey: string): boolean => addressKey.includes(".");

/** Few enough for a slip of the hand, none for a host in other letters; undefined where only the ends are the same. */
function editsOff(group: string, addressKey: string): number | undefined {
  if (readsTheSame(group, addressKey)) return 0;
  return isHost(group) ? 1 : editsApart(group, addressKey);
}

const candidates = (searchEngine: Engine, addressKey: string): Promise<readonly FoundGroup[]> =>
  askedBy(searchEngine, askedLooks(addressKey));

async function askedBy(searchEngine: Engine, keys: readonly string[]): Promise<readonly FoundGroup[]> {
  if (keys.length === 0) return [];
  return searchEngine.index(REPORT_SEARCH).groups({ sort: "timesReported", keys, limit: CANDIDATES });
}

function likest(found: readonly FoundGroup[], addressKey: string): SimilarTarget[] {
  return found
    .map(({ group, value }) => ({ adrs: group, value, alike: likeness(group, addressKey) }))
    .sort((a, b) => b.alike - a.alike || b.value - a.value || (a.adrs < b.adrs ? -1 : 1))
    .slice(0, LOOK_ALIKES)
    .map(({ adrs, value }) => {
      const edits = editsOff(adrs, addressKey);
      return {
        ...{ adrs, ...timesIn(value), differs: differences(adrs, caseAs(adrs, addressKey)) },
        ...(edits !== undefined && { edits }),
      };
    });
}

const timesIn = (rank: number): Pick<SimilarTarget, "timesReported" | "timesListed"> => {
  const { people, listings } = timesNamed(rank);
  return { timesReported: people, timesListed: listings };
};

/** Where a spelling is all lower case, upper case in the other makes no difference. */
const caseAs = (spelling: string, other: string): string =>
  spelling === spelling.toLowerCase() ? other.toLowerCase() : other;
