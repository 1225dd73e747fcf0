// POST report/lookup/words: what a search for words finds, and what the names of categories, chains and brands in them offer.

import type { ReportHistoryQuery } from "@sb/contracts/report/wire.ts";
import type { NameInWords } from "@sb/contracts/report/words-wire.ts";
import { partlyOf } from "@sb/knowledge/address/finder/nearly.ts";
import { type Name, namesIn } from "@sb/knowledge/names/names-in.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { SearchEngine, SearchQuery } from "@sb/platform/search/port.ts";
import { findByQuery } from "../find-reports.ts";
import { whyNearly } from "./lookup-text.ts";

type Deps = { readonly searchEngine: SearchEngine; readonly readStore: ReadStore };

const MOST_NAMES = 3;
const MOST_SPELLINGS = 4;

export function postWords(deps: Deps): Handler<"POST report/lookup/words"> {
  return async ({ body: { text } }) => {
    const names = distinct(namesIn(text)).slice(0, MOST_NAMES);
    const [found, ...offers] = await Promise.all([
      count(deps, { searchKeyword: text }),
      ...names.map((name) => offerOf(deps, name)),
    ]);
    const nearly = found.total === 0 ? partlyOf(text) : undefined;
    return {
      body: {
        ...found,
        names: offers.filter((offer) => offer.total > 0 && !isTheSame(offer, text)),
        ...(nearly && { nearly: whyNearly(nearly) }),
      },
    };
  };
}

const distinct = (names: readonly Name[]): Name[] =>
  names.filter((name, at) => names.findIndex(({ kind, code }) => kind === name.kind && code === name.code) === at);

async function offerOf(deps: Deps, name: Name): Promise<NameInWords> {
  switch (name.kind) {
    case "CATEGORY":
      return { kind: name.kind, crimeType: name.code, ...(await count(deps, { crimeType: name.code })) };
    case "CHAIN":
      return { kind: name.kind, chain: name.code, ...(await count(deps, { chain: name.code })) };
    case "TICKER":
    case "BRAND": {
      const spellings = [name.text, ...name.alternatives].slice(0, MOST_SPELLINGS);
      let most = { searchKeyword: name.text, total: 0 };
      // A brand is not offered for reports that only guesses find. One after the other, so that a request has few searches
      // waiting at once.
      for (const searchKeyword of spellings) {
        const found = { searchKeyword, ...(await count(deps, { searchKeyword, asItStands: true })) };
        if (found.total > most.total) most = found;
      }
      return { kind: name.kind, name: name.code, ...most };
    }
  }
}

/** Searching for the whole text finds it already. */
const isTheSame = (offer: NameInWords, text: string): boolean =>
  "searchKeyword" in offer && offer.searchKeyword.toLowerCase() === text.toLowerCase();

type Counted = { readonly total: number; readonly totalIsLowerBound?: true };

type WordsSearch = Pick<ReportHistoryQuery, "crimeType" | "chain" | "searchKeyword"> & Pick<SearchQuery, "asItStands">;

async function count(deps: Deps, asked: WordsSearch): Promise<Counted> {
  const first = { orderType: "LATEST", pagination: { page: 1, size: 1 } } as const;
  const { total, totalIsLowerBound } = await findByQuery(deps, { ...first, ...asked });
  return totalIsLowerBound ? { total, totalIsLowerBound } : { total };
}
