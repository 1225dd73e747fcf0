import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  templates: {
    choose: "Vorlage wählen",
    language: "Sprache der Antwort",
    theirs: "Die Person nutzt: {{language}}",
    unknown: "Die Sprache der Person ist nicht bekannt. Bitte richten Sie sich nach ihrem Text.",
    list: "Antwortvorlagen",
    failed: "Die Antwortvorlagen konnten nicht geladen werden",
    none: "Dafür gibt es noch keine Vorlage. Die Redaktion schreibt sie unter „Antwortvorlagen“.",
    newest_one: "Nur die neueste Vorlage wird gezeigt.",
    newest_other: "Nur die {{count, number}} neuesten Vorlagen werden gezeigt.",
  },
} satisfies InflectedTexts<typeof master>;
