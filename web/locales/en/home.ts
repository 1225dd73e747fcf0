import type { home as master } from "../ko/home.ts";

const number = new Intl.NumberFormat("en").format;
const plural = (n: number, one: string, many: string) => `${number(n)} ${n === 1 ? one : many}`;

export const home = {
  heading: "Check before you send",
  lead: "Paste a wallet address or a website and see at once whether it has been reported.",
  search: {
    label: "Wallet address, website or words",
    submit: "Search",
    clear: "Clear the search",
    hint: "Press Enter to look for words in the report history.",
  },
  verdict: {
    checking: "Checking the report history",
    reported: (times) =>
      times === 1 ? "Reported once" : times === 2 ? "Reported twice" : `Reported ${number(times)} times`,
    unknown: "No known reports",
    caution: "No report does not mean safe.",
    advice: "If you have never dealt with them before, confirm in another way before you send anything.",
    danger: "Do not send anything to it and do not open it.",
    first: "First report",
    last: "Latest report",
    crimes: "Reported for",
    crimeCount: (name, count) => `${name} (${number(count)})`,
    similar: "Similar targets reported",
    similarHint: "Their first and last characters look alike. Compare every character.",
    similarTimes: (times) => plural(times, "report", "reports"),
    seeReports: (times) => (times === 1 ? "See the report" : `See all ${number(times)} reports`),
    searchInstead: "Look for this in the report history",
    notAnAddress: "This cannot be read as a wallet address or website.",
    fileReport: "File a report",
    failedTitle: "This could not be checked",
    failedText: "Please check your connection and try again.",
    retry: "Try again",
  },
  numbers: {
    heading: "Reports at a glance",
    total: "Public reports",
    reports: (count) => number(count),
    lastDays: "Last 30 days",
    trend: "Reports in the last 30 days",
    categories: "Reports by type",
    others: (kinds) => plural(kinds, "other type", "other types"),
    asTable: "Show as a table",
    asChart: "Show as a chart",
    date: "Date",
    category: "Type",
    count: "Reports",
    none: "There are no reports to show yet.",
    failed: "The figures could not be loaded",
  },
  newest: { heading: "Newest reports", all: "See all", empty: "No public reports yet." },
  insight: { all: "More articles", empty: "The first article will be here soon." },
  news: { all: "More news", empty: "There is no news yet." },
  popup: { close: "Close", notToday: "Do not show again today" },
} satisfies typeof master;
