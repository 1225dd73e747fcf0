import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  rail: {
    shortcuts: {
      title: "キーボードショートカット",
      text: "入力中やダイアログが開いている間は働きません。この端末でオフにできます。",
      on: "ショートカットを使う",
      keys: { next: "次の項目", previous: "前の項目", open: "項目を開く", search: "検索", help: "このヘルプ" },
    },
    narrow: "アイコンのみ",
    parts: {
      work: "対応",
      content: "コンテンツ",
      partners: "連携先",
      system: "システム",
    },
  },
} satisfies InflectedTexts<typeof master>;
