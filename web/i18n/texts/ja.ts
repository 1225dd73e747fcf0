import { codeNames } from "@sb/contracts/names/ja/codes.ts";
import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  codes: {
    ...codeNames,
    orderType: { LATEST: "新しい順", POPULAR: "人気順", MOST_REPORTED: "通報の多い順" },
  },
  common: {
    brand: "Safer Block",
    tagline: "暗号資産犯罪の通報・照会サービス",
    loading: "読み込んでいます",
    close: "閉じる",
    confirm: "確認",
    cancel: "キャンセル",
    back: "戻る",
    retry: "もう一度試す",
    retryLead: "接続を確かめて、もう一度お試しください。",
    notReady: "まだ準備中です。しばらくしてからもう一度お試しください。",
    scan: "QRコードを読み取る",
    required: "必須",
    optional: "任意",
    choose: "選択してください",
    formerMember: "退会した会員",
    affiliated: "連携機関",
    address: { copy: "コピー", copied: "コピーしました" },
    language: { label: "言語" },
  },
} satisfies TextsLike<typeof master>;
