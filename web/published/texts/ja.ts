import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  errors: {
    LIST_NAME_TAKEN: "同じ名前のリストがすでにあります。別の名前を入力してください。",
    LIST_URL_INVALID: "httpsで始まるリストのアドレスを入力してください。",
    TOO_MANY_LISTS: "これ以上リストを追加できません。使わないリストを先に取り下げてください。",
    LIST_PAUSED: "停止中のリストです。先に再開してください。",
    LIST_WITHDRAWN: "すでに取り下げたリストです。",
    LIST_WITHOUT_URL: "取得先のアドレスがないリストです。新しい内容はファイルで取り込んでください。",
    LIST_NOT_HELD: "保留中の変更がその間に変わりました。もう一度ご確認ください。",
  },
  trail: {
    subjects: {
      published: "公開リスト",
    },
    acts: {
      ListAdded: "公開リストの追加",
      ListModified: "公開リストの変更",
      ListPaused: "公開リストの停止",
      ListResumed: "公開リストの再開",
      ListRefreshAsked: "公開リストの即時取得",
      ListWithdrawn: "公開リストの取り下げ",
      ListAccepted: "公開リストの保留中の変更を承認",
    },
  },
} satisfies InflectedTexts<typeof master>;
