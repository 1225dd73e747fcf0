import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  insightWeekly: {
    subject: "Safer view this week: {{title}}",
    intro: "Here is what safer view has published this week.",
    all: "See all articles",
  },
} satisfies InflectedTexts<typeof master>;
