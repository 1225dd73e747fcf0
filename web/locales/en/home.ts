import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { home as master } from "../ko/home.ts";

export const home = {
  page: {
    title: "Safer Block | Report and look up crypto crime",
    description: "Report crypto fraud and hacks, and look up suspicious wallet addresses and sites.",
  },
  heading: "Check before you send",
  lead: "Paste a wallet address or a website and see at once whether it has been reported.",
  search: {
    label: "Wallet address, website or words",
    submit: "Search",
    hint: "Press Enter to look for words in the report history.",
  },
  verdict: {
    checking: "Checking the report history",
    failedTitle: "This could not be checked",
    failedText: "Please check your connection and try again.",
    retry: "Try again",
  },
  numbers: {
    heading: "Reports at a glance",
    total: "Public reports",
    listed: "From published lists",
    reports: "{{count, number}}",
    lastDays: "Last 30 days",
    trend: "Reports in the last 30 days",
    categories: "Reports by type",
    others_one: "{{count, number}} other type",
    others_other: "{{count, number}} other types",
    asTable: "Show as a table",
    asChart: "Show as a chart",
    date: "Date",
    category: "Type",
    count: "Reports",
    none: "There are no reports to show yet.",
    failed: "The figures could not be loaded",
  },
  partFailed: "This part could not be loaded",
  newest: { heading: "Newest reports", all: "See all", empty: "No public reports yet." },
  insight: { all: "More articles", empty: "The first article will be here soon." },
  news: { all: "More news", empty: "There is no news yet." },
  popup: { close: "Close", notToday: "Do not show again today" },
} satisfies InflectedTexts<typeof master>;
