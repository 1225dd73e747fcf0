import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  watch: {
    headlines: {
      REPORTED: {
        WALLET: "An address you watch was reported",
        SITE: "A site you watch was reported",
        SEARCH: "A new report matches a search you watch",
      },
      DISPUTED: {
        WALLET: "Someone disputes a report on an address you watch",
        SITE: "Someone disputes a report on a site you watch",
        SEARCH: "Someone disputes a report that matches a search you watch",
      },
      CLEARED: {
        WALLET: "A report on an address you watch was removed after review",
        SITE: "A report on a site you watch was removed after review",
        SEARCH: "A report that matched a search you watch was removed after review",
      },
    },
    intros: {
      REPORTED: "There is a new public report on something you watch. You can read it on its page.",
      DISPUTED:
        "Someone has asked for a report on something you watch to be deleted. Until both sides are heard and a decision is made, the report stays public.",
      CLEARED:
        "After a review, a report on something you watch was removed. There may be other reports, so look it up again before you send anything.",
    },
    greeting: "Hello {{nickname}},",
    report: "Report number",
    read: "Read the report",
    list: "See what you watch",
    warning: "Safer Block never asks for money, recovery phrases or passwords.",
    reason: "You get this message because you watch something at Safer Block.",
    end: "Stop watching this",
  },
  watchDaily: {
    subject: "News about what you watch ({{count, number}})",
    intro: "This is what happened in the past day.",
    report: "Report no. {{seq}}",
    gone: "The report is no longer public.",
    more: "And {{count, number}} more.",
    reason: "You get this message because you asked Safer Block for one email a day about what you watch.",
    pause: "Pause everything I get once a day",
  },
} satisfies InflectedTexts<typeof master>;
