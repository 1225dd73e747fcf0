import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    errorSummary_other: "{{count, number}}か所をご確認ください",
    field: {
      count: { chars: "{{now, number}} / {{most, number}}文字", bytes: "{{now, number}} / {{most, number}}バイト" },
      tooLong: {
        chars: "{{most, number}}文字まで書けます。少し短くしてください。",
        bytes: "{{most, number}}バイトまで書けます。少し短くしてください。",
      },
      problem: "{{label}}：{{problem}}",
    },
    unsaved: {
      title: "このページを離れますか？",
      text: "入力した内容は保存されません。",
      leave: "離れる",
      stay: "入力を続ける",
    },
  },
} satisfies TextsLike<typeof master>;
