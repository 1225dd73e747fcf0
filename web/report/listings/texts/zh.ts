import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  listing: {
    since: "自 {{date}} 起收录",
    undated: "收录日期不详",
    seen: "最近确认：{{date}}",
    licence: "许可：{{licence}}",
    more: "在发布方处查看",
    disputed: "自 {{date}} 起存在异议",
    object: "对此收录提出异议",
  },
} as const satisfies InflectedTexts<typeof master>;
