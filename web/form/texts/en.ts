import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    errorSummary_one: "Please check one field",
    errorSummary_other: "Please check {{count, number}} fields",
    field: {
      count: {
        chars: "{{now, number}} / {{most, number}} characters",
        bytes: "{{now, number}} / {{most, number}} bytes",
      },
      tooLong: {
        chars: "Please shorten it to {{most, number}} characters or fewer.",
        bytes: "Please shorten it to {{most, number}} bytes or fewer.",
      },
      problem: "{{label}}: {{problem}}",
    },
    unsaved: {
      title: "Leave this page?",
      text: "What you have written will not be saved.",
      leave: "Leave",
      stay: "Keep writing",
    },
  },
} satisfies InflectedTexts<typeof master>;
