import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  unusual: {
    heading: "いつもと違う通報",
    lead: "短い時間に集中した通報や、文章がほとんど同じ通報です。自動で制限することはなく、確認した人が判断します。",
    queue: "表示",
    queues: { OPEN: "確認する通報", REVIEWED: "確認した通報" },
    count_other: "{{count, number}}件",
    list: "いつもと違う通報の一覧",
    loading: "一覧を読み込んでいます",
    failed: "一覧を読み込めませんでした",
    none: {
      OPEN: { title: "確認する通報はありません", text: "いつもと違う通報が届くとここに表示されます。" },
      REVIEWED: { title: "確認した通報はありません", text: "確認した通報とメモがここに残ります。" },
    },
    rules: {
      MANY_BY_ONE: "一人による多数の通報",
      ON_ONE_TARGET: "一つの対象に集中",
      SAME_TEXT: "ほとんど同じ文章",
    },
    reasons: {
      MANY_BY_ONE: "一つのアカウントから短い時間に{{total, number}}件の通報がありました",
      ON_ONE_TARGET: "短い時間に{{total, number}}人が同じ対象を通報しました",
      SAME_TEXT: "わずかに違うだけの文章が1日に{{total, number}}件届きました",
    },
    between: "{{first}}〜{{last}}",
    private: "非公開の通報",
    more_other: "ほか{{count, number}}件",
    noted: "{{nick}}さんのメモ：{{note}}",
    waiting: "確認待ち · 最初の通報：{{ago}}",
    confirmedAt: "確認済みの対象 · {{at}}",
    reason: "理由",
    reasonHint: "記録に残り、管理者だけが見られます。",
    confirm: {
      action: "対象を確認済みにする",
      of: "{{target}}：対象を確認済みにする",
      title: "この対象を確認済みにしますか？",
      text: "対象：{{target}}。すぐにブロックリストに載り、照会では確認済みの対象と表示されます。",
      done: "ブロックリストに載せました",
    },
    unconfirm: {
      action: "確認を取り消す",
      of: "{{target}}：確認を取り消す",
      title: "確認を取り消しますか？",
      text: "対象：{{target}}。全員の確認が取り消され、リストに載るかどうかは通報だけで決まります。",
      done: "確認を取り消しました",
    },
    review: {
      action: "確認済みにする",
      of: "{{reason}}：確認済みにする",
      title: "確認した内容を残しますか？",
      note: "メモ",
      hint: "記録に残り、管理者だけが見られます。通報やアカウントには影響しません。",
      done: "確認済みにしました",
    },
  },
  queues: {
    UNUSUAL: "いつもと違う通報",
  },
  pages: {
    adminUnusual: { title: "いつもと違う通報" },
  },
  trail: {
    subjects: {
      unusual: "いつもと違う通報",
    },
    acts: {
      UnusualFilingsReviewed: "いつもと違う通報を確認",
    },
  },
} satisfies TextsLike<typeof master>;
