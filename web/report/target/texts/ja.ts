import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  targetPage: {
    back: "通報履歴",
    loading: "通報履歴を確認しています",
    failed: "通報履歴を読み込めませんでした",
    documentTitle: "{{target}}：{{verdict}}",
    chain: "チェーン",
    sameForm: "同じ形式のチェーン：{{chains}}",
    first: "最初の通報",
    last: "最新の通報",
    asked:
      "公開された通報と公開リストをあらゆる表記で調べ、同じサイトのほかのアドレスと、よく似たアドレスも確認しました。",
    happenedToMe: "私も被害にあいました",
    share: "共有する",
    copyLink: "リンクをコピー",
    copied: "リンクをコピーしました",
    people_other: "利用者の通報{{count, number}}件",
    peopleList: "利用者の通報",
    allReports: "すべての通報を見る",
    lists_other: "公開リスト{{count, number}}件",
    listsHint: "ほかの人が集めて公開したリストです。利用者の通報とは別に数えます。",
    timeline: "これまでの記録",
    reported_other: "{{count, number}}人が通報",
    listed: "リスト {{source}}に掲載",
    facts: {
      CONFIRMED: "運営者または機関が確認",
      DISPUTED: "通報に異議が申し立てられました",
      DISPUTE_WITHDRAWN: "異議が取り下げられました",
      KEPT: "審査のうえ通報が維持されました",
      CORRECTED: "審査のうえ通報が訂正されました",
      CLEARED: "異議を経て通報が削除されました",
    },
    disputes: "異議とその結果",
    outcomes: {
      KEPT_other: "審査のうえ維持された通報：{{count, number}}件",
      CORRECTED_other: "審査のうえ訂正された通報：{{count, number}}件",
      DISPUTE_WITHDRAWN_other: "取り下げられた異議：{{count, number}}件",
    },
    newest_other:
      "ここにあるのは最新の通報{{count, number}}件の異議の結果だけです。それより前の結果は各通報で見られます。",
    named: "同じ通報に出てくる対象",
    namedHint: "この対象とともに通報に書かれた、ほかの通報対象です。関係があるという証拠ではありません。",
    namedIn_other: "{{count, number}}件の通報にともに記載",
    namedOfIncident: "同じ事件としてともに通報",
    namedPartial: "今は、ともに書かれた対象をすべては確認できませんでした。",
    unread: {
      title: "アドレスやサイトとして読み取れません",
      text: "そのため通報履歴を確認できませんでした。元の場所からコピーし直すか、言葉で探してください。",
      search: "通報履歴で探す",
      again: "ほかのアドレスを調べる",
    },
  },
  pages: {
    target: {
      title: "アドレス・サイトの照会",
      description:
        "ウォレットアドレスやサイトの公開された通報、公開リスト、異議、よく似たアドレスをまとめて確認できます。",
    },
  },
  lookup: {
    seePage: "この対象のページを見る",
  },
} satisfies TextsLike<typeof master>;
