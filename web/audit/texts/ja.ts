import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  audit: {
    heading: "監査記録",
    lead: "管理者、モデレーター、編集者がいつ何をしたかを示します。通報した人やされた人の個人情報はありません。",
    list: "操作の一覧",
    loading: "読み込んでいます",
    failed: "読み込めませんでした",
    count_other: "{{count, number}}件",
    none: {
      title: "記録はありません",
      text: "この条件に合う記録はありません。",
    },
    system: "システム",
    did: "{{name}} · 対象 {{target}}",
    because: "理由：{{reason}}",
    only: "この人だけ",
    onlyOf: "{{name}}さんの操作だけを見る",
    everybody: "全員",
    subject: "分野",
    act: "操作",
    all: "すべて",
    from: "開始日",
    to: "終了日",
    export: {
      csv: "CSVで書き出す",
      ndjson: "NDJSONで書き出す",
    },
    exportHint_other: "条件に合う記録を書き出します。多い場合は新しい{{count, number}}件です。",
  },
  pages: {
    adminAudit: { title: "監査記録" },
  },
} satisfies TextsLike<typeof master>;
