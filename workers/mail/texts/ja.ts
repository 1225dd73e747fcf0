import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  frame: {
    hello: "こんにちは。",
    unasked: "このメールは自動で送信されています。ご返信いただいてもお答えできません。",
    unsubscribe: "このメールの配信を停止する",
  },
} satisfies TextsLike<typeof master>;
