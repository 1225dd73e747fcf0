import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  rail: {
    shortcuts: {
      title: "Tastenkürzel",
      text: "Sie gelten nicht, während Sie tippen oder ein Dialog offen ist. Auf diesem Gerät lassen sie sich abschalten.",
      on: "Tastenkürzel verwenden",
      keys: {
        next: "Nächste Zeile",
        previous: "Vorige Zeile",
        open: "Zeile öffnen",
        search: "Suchen",
        help: "Diese Hilfe",
      },
    },
    narrow: "Nur Symbole",
    parts: {
      work: "Aufgaben",
      content: "Inhalte",
      partners: "Partner",
      system: "Betrieb",
    },
  },
} satisfies InflectedTexts<typeof master>;
