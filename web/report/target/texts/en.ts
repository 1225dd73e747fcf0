import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  targetPage: {
    back: "All reports",
    loading: "Checking for reports",
    failed: "The reports could not be loaded",
    documentTitle: "{{target}}: {{verdict}}",
    chain: "Chain",
    sameForm: "Chains with addresses of this form: {{chains}}",
    first: "First report",
    last: "Latest report",
    asked:
      "We looked through people's public reports and published lists in every spelling, and for other parts of the same website and addresses that look alike.",
    happenedToMe: "This happened to me too",
    share: "Share",
    copyLink: "Copy link",
    copied: "Link copied",
    people_one: "One report by people",
    people_other: "{{count, number}} reports by people",
    peopleList: "Reports by people",
    allReports: "See all reports",
    lists_one: "On one published list",
    lists_other: "On {{count, number}} published lists",
    listsHint: "Others collected and published these lists. They are counted apart from people's reports.",
    timeline: "What happened so far",
    reported_one: "One person reported it",
    reported_other: "{{count, number}} people reported it",
    listed: "Put on the list {{source}}",
    facts: {
      CONFIRMED: "Confirmed by our staff or by an agency",
      DISPUTED: "A report was disputed",
      DISPUTE_WITHDRAWN: "A dispute was withdrawn",
      KEPT: "A report was kept after review",
      CORRECTED: "A report was corrected after review",
      CLEARED: "A report was removed after a dispute",
    },
    disputes: "Disputes and how they ended",
    outcomes: {
      KEPT_one: "One report was kept after review.",
      KEPT_other: "{{count, number}} reports were kept after review.",
      CORRECTED_one: "One report was corrected after review.",
      CORRECTED_other: "{{count, number}} reports were corrected after review.",
      DISPUTE_WITHDRAWN_one: "One dispute was withdrawn.",
      DISPUTE_WITHDRAWN_other: "{{count, number}} disputes were withdrawn.",
    },
    newest_one: "Only the outcome for the newest report stands here. Each earlier report shows its own.",
    newest_other:
      "Only outcomes for the newest {{count, number}} reports stand here. Each earlier report shows its own.",
    named: "Named in the same reports",
    namedHint:
      "Other reported targets that stand in a report together with this one. That does not prove a link between them.",
    namedIn_one: "Together in one report",
    namedIn_other: "Together in {{count, number}} reports",
    namedOfIncident: "Reported together, of the same incident",
    namedPartial: "We could not check everything that is named along with it just now.",
    unread: {
      title: "This cannot be read as an address or website",
      text: "So we could not check it for reports. Copy it again from where you saw it, or search by words.",
      search: "Search the reports",
      again: "Check another address",
    },
  },
  pages: {
    target: {
      title: "Check an address or website",
      description:
        "Public reports, published lists, disputes and look-alikes of a wallet address or website, all in one place.",
    },
  },
  lookup: {
    seePage: "See its page",
  },
} satisfies InflectedTexts<typeof master>;
