import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  edgePage: {
    away: "Der Dienst antwortet gerade nicht",
    asOf: "Hier stehen nur die Zahlen, die bis {{at}} veröffentlicht waren. Spätere Meldungen und Änderungen sind nicht enthalten.",
    notThen: "Bis {{at}} nicht gemeldet",
    lists: "Veröffentlichte Listen",
    listedOn: "Erster Tag auf einer Liste",
    unasked:
      "Ähnliche Adressen, andere Teile derselben Website und Meldungen in älteren Schreibweisen ließen sich nicht prüfen.",
    again: "Den Dienst erneut fragen",
    comesBack: "Sobald der Dienst wieder antwortet, erscheint die ganze Seite von selbst.",
    missing: {
      heading: "Was gerade nicht zu sehen ist",
      words: "Was Menschen in ihren Meldungen geschrieben haben, ihre Dateien und Kommentare",
      lists: "Namen der veröffentlichten Listen und was sie sagen",
      timeline: "Was bisher geschah und wie umstrittene Meldungen entschieden wurden",
    },
  },
} satisfies InflectedTexts<typeof master>;
