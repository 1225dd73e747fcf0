import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  insightWeekly: {
    subject: "本周安全视角：{{title}}",
    intro: "为您汇总本周发布的“安全视角”文章。",
    all: "查看全部文章",
  },
} satisfies TextsLike<typeof master>;
