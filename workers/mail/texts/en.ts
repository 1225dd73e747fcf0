import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  frame: {
    hello: "Hello,",
    unasked: "This message was sent automatically. Replies are not read.",
    unsubscribe: "Unsubscribe from these messages",
  },
} satisfies InflectedTexts<typeof master>;
