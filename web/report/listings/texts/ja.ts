import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  listing: {
    since: "{{date}}から掲載",
    undated: "掲載日不明",
    seen: "最終確認：{{date}}",
    licence: "ライセンス：{{licence}}",
    more: "公開元で見る",
    disputed: "{{date}}から異議あり",
    object: "この掲載に異議を申し立てる",
  },
} as const satisfies InflectedTexts<typeof master>;
