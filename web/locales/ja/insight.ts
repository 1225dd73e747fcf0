import type { TextsLike } from "@sb/contracts/texts.ts";
import type { insight as master } from "../ko/insight.ts";

export const insight = {
  heading: "セーファービュー",
  lead: "暗号資産犯罪の動きと被害を防ぐ方法を、毎週まとめてお届けします。",
  keyword: "タイトルや本文に含まれる言葉",
  category: "分野",
  categories: {
    WEEKLY: "今週の動き",
    CASE: "事例",
    PREVENTION: "予防",
    POLICY: "制度",
  },
  language: "記事の言語",
  results_other: "記事{{count, number}}件",
  resultsAtLeast: "記事{{total, number}}件以上",
  list: "記事の一覧",
  loading: "記事を読み込んでいます",
  failed: "記事を読み込めませんでした",
  emptyText: "言葉を減らすか、条件を消してみてください。",
  noneYetTitle: "まだ記事がありません",
  noneYetText: "最初の記事を準備しています。もうしばらくお待ちください。",
  back: "すべての記事を見る",
  publishedAt: "{{at}} 公開",
  modifiedAt: "{{at}} 更新",
  reading_other: "読了時間 約{{count, number}}分",
  views_other: "閲覧{{count, number}}回",
  likes_other: "いいね {{count, number}}件",
  comments_other: "コメント {{count, number}}件",
  contents: "この記事の目次",
  hint: "お互いを尊重した言葉でお書きください。連絡先や個人情報は書き込めません。",
  edit: "編集",
} satisfies TextsLike<typeof master>;
