import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    errorSummary_other: "请检查 {{count, number}} 处内容",
    field: {
      count: { chars: "{{now, number}} / {{most, number}} 字", bytes: "{{now, number}} / {{most, number}} 字节" },
      tooLong: {
        chars: "最多 {{most, number}} 个字符，请缩短一些。",
        bytes: "最多 {{most, number}} 字节，请缩短一些。",
      },
      problem: "{{label}}：{{problem}}",
    },
    unsaved: {
      title: "要离开此页面吗？",
      text: "您填写的内容不会被保存。",
      leave: "离开",
      stay: "继续填写",
    },
  },
} satisfies TextsLike<typeof master>;
