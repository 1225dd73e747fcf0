import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  templates: {
    choose: "选择回复模板",
    language: "回复语言",
    theirs: "对方使用的语言：{{language}}",
    unknown: "不知道对方使用的语言，请根据对方的文字选择。",
    list: "回复模板",
    failed: "无法加载回复模板",
    none: "这里还没有可用的模板。编辑可以在“回复模板”中编写。",
    newest_other: "只显示最新的 {{count, number}} 个模板。",
  },
} satisfies TextsLike<typeof master>;
