import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  insightWeekly: {
    subject: "Sicherheitsblick der Woche: {{title}}",
    intro: "Diese Artikel sind in dieser Woche im Sicherheitsblick erschienen.",
    all: "Alle Artikel ansehen",
  },
} satisfies InflectedTexts<typeof master>;
