import type { TextsLike } from "@sb/contracts/texts.ts";
import type { home as master } from "../ko/home.ts";

export const home = {
  page: {
    title: "Safer Block | 暗号資産犯罪の通報・照会",
    description: "暗号資産の詐欺・ハッキング被害を通報し、疑わしいウォレットアドレスやサイトを照会できます。",
  },
  heading: "送る前に、確かめましょう",
  lead: "ウォレットアドレスやサイトを貼り付けると、通報の有無がすぐに分かります。",
  search: {
    label: "ウォレットアドレス、サイトまたは言葉",
    submit: "検索",
    hint: "言葉はEnterキーを押すと通報履歴から探します。",
  },
  verdict: {
    checking: "通報履歴を確認しています",
    failedTitle: "確認できませんでした",
    failedText: "接続を確かめて、もう一度お試しください。",
    retry: "もう一度試す",
  },
  numbers: {
    heading: "ひと目で分かる通報",
    total: "公開された通報",
    listed: "うち公開リスト",
    reports: "{{count, number}}件",
    lastDays: "直近30日",
    trend: "直近30日の通報の推移",
    categories: "種類別の通報",
    others_other: "その他の{{count, number}}種類",
    asTable: "表で見る",
    asChart: "グラフで見る",
    date: "日付",
    category: "種類",
    count: "件数",
    none: "表示できる通報はまだありません。",
    failed: "通報の状況を読み込めませんでした",
  },
  partFailed: "この部分を読み込めませんでした",
  newest: { heading: "新しい通報", all: "すべて見る", empty: "公開された通報はまだありません。" },
  insight: { all: "記事をもっと見る", empty: "最初の記事をまもなくお届けします。" },
  news: { all: "ニュースをもっと見る", empty: "ニュースはまだありません。" },
  popup: { close: "閉じる", notToday: "今日は表示しない" },
} satisfies TextsLike<typeof master>;
