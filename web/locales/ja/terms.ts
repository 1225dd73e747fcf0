import type { TextsLike } from "@sb/contracts/texts.ts";
import type { terms as master } from "../ko/terms.ts";

export const terms = {
  service: "利用規約",
  privacy: "プライバシーポリシー",
  version: "施行日",
  inForceSince: "{{date}}から施行",
  loading: "規約を読み込んでいます",
  failed: "規約を読み込めませんでした",
  confirm: "確認",
  view: "内容を見る",
  viewOf: "{{name}}の内容を見る",
  more: "その他の規約とポリシー",
  all: "すべてに同意します",
  requiredTag: "必須",
  optionalTag: "任意",
  serviceMissing: "利用規約に同意してください。",
  onlyKorean: "この規約は韓国語のみです。",
  due: {
    title: "新しい規約への同意をお願いします",
    text: "登録時に同意いただいた規約が変わりました。同意しなくても、閲覧や自分の投稿の削除、退会はできますが、新しい投稿はできません。",
    agree: "同意します",
    missing: "この規約に同意してください。",
    later: "あとで",
    agreed: "新しい規約に同意しました",
  },
} satisfies TextsLike<typeof master>;
