import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  missing: {
    title: "Diese Seite gibt es nicht",
    text: "Die Adresse hat sich vielleicht geändert oder ist falsch geschrieben. Suchen Sie nach dem, was Sie brauchen.",
    lookUp: "Adresse oder Website prüfen",
    search: "In den Meldungen suchen",
  },
  pages: {
    missing: { title: "Seite nicht gefunden", description: "Unter dieser Adresse gibt es keine Seite." },
  },
} satisfies InflectedTexts<typeof master>;
