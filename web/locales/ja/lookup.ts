import type { TextsLike } from "@sb/contracts/texts.ts";
import type { lookup as master } from "../ko/lookup.ts";

export const lookup = {
  found_other: "{{count, number}}件見つかりました。",
  reported_other: "そのうち{{count, number}}件が通報されています。",
  omitted_other: "ほかの{{count, number}}件は確認していません。分けて貼り付けてください。",
  onlyOthers: "通報履歴を確認できるアドレスやサイトは見つかりませんでした。下の説明をご覧ください。",
  imitates: "{{site}}のように見えますが、別のサイトです。",
  disputed_other: "通報 {{count, number}}件に異議が申し立てられ、確認しています。",
  cleared: "この対象への通報が、{{at}} に異議申し立てを経て削除されたことがあります。",
  title: {
    TRANSACTION_HASH: "取引のハッシュです",
    NAME: "アカウントの名前です",
    HANDLE: "どのサービスのアカウントですか？",
    NEARLY: "アドレスが正確ではありません",
  },
  advice: {
    TRANSACTION_HASH:
      "取引のハッシュはアドレスではありません。その取引でコインを受け取ったアドレスを貼り付けてください。",
    NAME: "ここでは名前がどのアドレスを指すか分かりません。ウォレットに表示されるアドレスを貼り付けてください。",
    HANDLE: "同じ名前でも、サービスごとに別の人のことがあります。このアカウントを見たサービスを選んでください。",
    NEARLY: "そのため通報履歴を確認できませんでした。元の場所からもう一度コピーして貼り付けてください。",
  },
  reason: {
    LENGTH: "{{expected}}文字のはずですが、{{length}}文字です。",
    CHECKSUM: "チェックサムが合いません。間違った文字があります。",
    CHARACTERS: "この種類のアドレスには使われない文字があります。",
    LOOKS: "{{meant}}のように見えますが、別の文字が混ざっています。",
    FORM: "知られているアドレスの形式ではありません。",
    SHORTENED: "途中が省略されたアドレスです。",
    PART: "どこからどこまでがアドレスなのか、はっきりしません。",
  },
} satisfies TextsLike<typeof master>;
