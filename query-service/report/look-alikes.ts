// Reported addresses that may be taken for another one.
import { differences } from "@sb/contracts/report/edits.ts";
import { editsApart, likeness, looksLike } from "@sb/contracts/report/look-alike.ts";
import type { SimilarTarget } from "@sb/contracts/report/lookup-wire.ts";
import { timesNamed } from "@sb/contracts/report/rank.ts";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { askedLooks, readsTheSame } from "@sb/platform/address/looks.ts";
import type { FoundGroup, SearchEngine } from "@sb/platform/search-index/port.ts";

/** In one answer at most. */
const LOOK_ALIKES = 5;
/** Looked at, at most, for the likest among them. */
const CANDIDATES = 1_000;
/**
 * An address with the same ends costs an attacker seconds to make. One person's report on one such must not throw
 * suspicion on the address it was made to resemble: it takes two, people or lists.
 */
const NAMED_ON_SAME_ENDS = 2;

type Deps = Pick<SearchEngine, "index">;

/** The likest first, then those that most people reported. */
export async function findLookAlikes(searchEngine: Deps, addressKey: string): Promise<SimilarTarget[]> {
  const found = await candidates(searchEngine, addressKey);
  return likest(
    found.filter(({ group, value }) => {
      if (readsTheSame(group, addressKey)) return true;
      if (!looksLike(group, addressKey)) return false;
      return isHost(group) || isNamedOften(value) || editsApart(group, addressKey) !== undefined;
    }),
    addressKey,
  );
}

/** Reported addresses one or two edits from a text that is none itself. */
export async function findMeant(searchEngine: Deps, text: string): Promise<SimilarTarget[]> {
  const found = await candidates(searchEngine, text);
  return likest(
    found.filter(({ group }) => editsApart(group, text) !== undefined),
    text,
  );
}

function isNamedOften(rank: number): boolean {
  const { people, listings } = timesNamed(rank);
  return people + listings >= NAMED_ON_SAME_ENDS;
}

const isHost = (addressKey: string): boolean => addressKey.includes(".");

async function candidates(searchEngine: Deps, addressKey: string): Promise<readonly FoundGroup[]> {
  const keys = askedLooks(addressKey);
  if (keys.length === 0) return [];
  return searchEngine.index(REPORT_SEARCH).groups({ sort: "timesReported", keys, limit: CANDIDATES });
}

function likest(found: readonly FoundGroup[], addressKey: string): SimilarTarget[] {
  return found
    .map(({ group, value }) => ({ adrs: group, value, alike: likeness(group, addressKey) }))
    .sort((a, b) => b.alike - a.alike || b.value - a.value || (a.adrs < b.adrs ? -1 : 1))
    .slice(0, LOOK_ALIKES)
    .map(({ adrs, value }) => {
      const { people: timesReported, listings: timesListed } = timesNamed(value);
      return { adrs, timesReported, timesListed, differs: differences(adrs, caseAs(adrs, addressKey)) };
    });
}

/** Where a spelling is all lower case, upper case in the other makes no difference. */
const caseAs = (spelling: string, other: string): string =>
  spelling === spelling.toLowerCase() ? other.toLowerCase() : other;
