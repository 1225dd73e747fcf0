import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  listing: {
    since: "Gelistet seit {{date}}",
    undated: "Gelistet, ohne Datum",
    seen: "Zuletzt gesehen am {{date}}",
    licence: "Lizenz: {{licence}}",
    more: "Beim Herausgeber ansehen",
    disputed: "Umstritten seit {{date}}",
    object: "Einwand gegen diesen Eintrag",
  },
} as const satisfies InflectedTexts<typeof master>;
