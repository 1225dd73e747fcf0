// The settings of an index. They are part of its version: where they change, it is made anew.

import { LIMITS } from "@sb/contracts/limits.ts";
import type { Settings } from "meilisearch";
import type { Layout } from "../analysis/layout.ts";
import { TERMS_VERSION } from "../analysis/terms.ts";

/** A new number whenever settings or documents change. */
const MEILI_VERSION = 2;

export const versionOf = ({ fingerprint }: Layout): string => `${MEILI_VERSION}.${TERMS_VERSION}.${fingerprint}`;

/** The field of a sort, by its number in the layout. */
export const sortField = (at: number): string => `s${at}`;

const EQUALITY = { equality: true, comparison: false };

export function settingsOf({ sorts }: Layout): Settings {
  return {
    // A word of a question is looked for here, with typos; all else is asked for by filter.
    searchableAttributes: ["words"],
    filterableAttributes: [
      { attributePatterns: ["kind", "no", "groups", "keys"], features: { facetSearch: false, filter: EQUALITY } },
      // Beginnings of terms are asked for too.
      { attributePatterns: ["terms"], features: { facetSearch: false, filter: { ...EQUALITY, comparison: true } } },
    ],
    sortableAttributes: ["no", ...sorts.map((_, at) => sortField(at))],
    rankingRules: ["sort", "words", "typo", "exactness"],
    typoTolerance: { enabled: true, minWordSizeForTypos: { oneTypo: 4, twoTypos: 8 } },
    stopWords: [],
    synonyms: {},
    pagination: { maxTotalHits: LIMITS.countedTotal + 1 },
    proximityPrecision: "byAttribute",
    facetSearch: false,
    prefixSearch: "disabled",
  };
}
