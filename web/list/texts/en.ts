import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    list: {
      search: "Search",
      keyword: "Words",
      clearKeyword: "Clear the search",
      filters: "Filters",
      filtersOn_one: "{{count, number}} filter on",
      filtersOn_other: "{{count, number}} filters on",
      all: "All",
      clear: "Clear filters",
      resultsFor: "Results for “{{keyword}}”",
    },
    pagination: {
      label: "Pages",
      previous: "Previous",
      next: "Next",
      page: "Page {{page, number}}",
      of: "{{page, number}} / {{pages, number}}",
    },
    nothingFound: "No matching results found",
  },
} satisfies InflectedTexts<typeof master>;
