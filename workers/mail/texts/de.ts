import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  frame: {
    hello: "Guten Tag,",
    unasked: "Diese Nachricht wurde automatisch verschickt. Antworten werden nicht gelesen.",
    unsubscribe: "Diese Nachrichten abbestellen",
  },
} satisfies InflectedTexts<typeof master>;
