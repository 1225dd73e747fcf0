import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  server: {
    gone: {
      title: "Diese Seite ist nicht verfügbar",
      text: "Sie wurde entfernt, ist nicht öffentlich oder hat nie existiert.",
      search: "In den Meldungen suchen",
    },
    comments_one: "{{count, number}} Kommentar",
    comments_other: "{{count, number}} Kommentare",
    newer: "Neuere",
    older: "Ältere",
  },
} satisfies InflectedTexts<typeof master>;
