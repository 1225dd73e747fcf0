import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  listing: {
    since: "Listed since {{date}}",
    undated: "Listed, no date given",
    seen: "Last seen {{date}}",
    licence: "Licence: {{licence}}",
    more: "See at the publisher",
    disputed: "Disputed since {{date}}",
    object: "Object to this listing",
  },
} as const satisfies InflectedTexts<typeof master>;
