import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  missing: {
    title: "There is no such page",
    text: "Its address may have changed, or have been mistyped. Try a search for what you need.",
    lookUp: "Check an address or website",
    search: "Search the reports",
  },
  pages: {
    missing: { title: "No such page", description: "There is no page at this address." },
  },
} satisfies InflectedTexts<typeof master>;
