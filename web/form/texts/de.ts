import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    errorSummary_one: "Bitte prüfen Sie ein Feld",
    errorSummary_other: "Bitte prüfen Sie {{count, number}} Felder",
    field: {
      count: { chars: "{{now, number}} / {{most, number}} Zeichen", bytes: "{{now, number}} / {{most, number}} Byte" },
      tooLong: {
        chars: "Bitte kürzen Sie auf höchstens {{most, number}} Zeichen.",
        bytes: "Bitte kürzen Sie auf höchstens {{most, number}} Byte.",
      },
      problem: "{{label}}: {{problem}}",
    },
    unsaved: {
      title: "Seite verlassen?",
      text: "Was Sie geschrieben haben, wird nicht gespeichert.",
      leave: "Verlassen",
      stay: "Weiterschreiben",
    },
  },
} satisfies InflectedTexts<typeof master>;
