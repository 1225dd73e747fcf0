import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  templates: {
    choose: "回答テンプレートを選ぶ",
    language: "回答の言語",
    theirs: "相手の使用言語：{{language}}",
    unknown: "相手の使用言語が分かりません。文面を見て選んでください。",
    list: "回答テンプレート",
    failed: "回答テンプレートを読み込めませんでした",
    none: "ここで使えるテンプレートはまだありません。編集者が「回答テンプレート」で作成できます。",
    newest_other: "新しい{{count, number}}件だけを表示しています。",
  },
} satisfies TextsLike<typeof master>;
