import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  insightWeekly: {
    subject: "今週のセーファービュー：{{title}}",
    intro: "今週公開したセーファービューをまとめてお届けします。",
    all: "セーファービューをすべて見る",
  },
} satisfies TextsLike<typeof master>;
