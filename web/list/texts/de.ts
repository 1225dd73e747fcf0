import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    list: {
      search: "Suchen",
      keyword: "Wörter",
      clearKeyword: "Suche leeren",
      filters: "Suchfilter",
      filtersOn_one: "{{count, number}} Filter aktiv",
      filtersOn_other: "{{count, number}} Filter aktiv",
      all: "Alle",
      clear: "Filter zurücksetzen",
      resultsFor: "Ergebnisse für „{{keyword}}“",
    },
    pagination: {
      label: "Seiten",
      previous: "Vorige",
      next: "Nächste",
      page: "Seite {{page, number}}",
      of: "{{page, number}} / {{pages, number}}",
    },
    nothingFound: "Keine passenden Ergebnisse",
  },
} satisfies InflectedTexts<typeof master>;
