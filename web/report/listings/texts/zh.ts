import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  listing: {
    since: "自 {{date}} 起列入",
    undated: "列入日期不明",
    seen: "最近确认：{{date}}",
    licence: "许可：{{licence}}",
    more: "在发布者处查看",
  },
} as const satisfies InflectedTexts<typeof master>;
