import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  edgePage: {
    away: "The service is not answering right now",
    asOf: "These are only the figures that were published by {{at}}. Reports and changes since then are not in them.",
    notThen: "Not reported as of {{at}}",
    lists: "Published lists",
    listedOn: "First day on a list",
    unasked: "Look-alikes, other parts of the same website and reports in older spellings could not be checked.",
    again: "Ask the service again",
    comesBack: "Once the service answers again, the whole page comes back by itself.",
    missing: {
      heading: "What can't be seen right now",
      words: "What people wrote in their reports, their files and comments",
      lists: "Names of the published lists, and what they say",
      timeline: "What happened so far, and how disputes ended",
    },
  },
} satisfies InflectedTexts<typeof master>;
