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
} satisfies TextsLike<typeof master>;
