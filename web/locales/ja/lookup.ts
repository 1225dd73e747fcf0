import type { TextsLike } from "@sb/contracts/texts.ts";
import type { lookup as master } from "../ko/lookup.ts";

export const lookup = {
  found_other: "{{count, number}}件見つかりました。",
  reported_other: "そのうち{{count, number}}件が通報されています。",
  omitted_other: "ほかの{{count, number}}件は確認していません。分けて貼り付けてください。",
  onlyOthers: "通報履歴を確認できるアドレスやサイトは見つかりませんでした。下の説明をご覧ください。",
  imitates: "{{site}}のように見えますが、別のサイトです",
  disputed_other: "通報 {{count, number}}件に異議が申し立てられ、確認しています。",
  confirmed: "運営スタッフまたは関係機関が確認した対象です",
  ownerObjects:
    "この対象を管理していると証明した人が、通報に異議を申し立てています。通報が誤りだという意味ではありません。",
  cleared: "この対象への通報が、{{at}} に異議申し立てを経て削除されたことがあります。",
  almost: {
    WALLET: "通報されたアドレスとほぼ同じです",
    SITE: "通報されたサイトとほぼ同じです",
  },
  compare:
    "一文字ずつ比べてください。書き間違いか、通報された対象に似せたものかもしれません。確かめるまで送金やアクセスはしないでください。",
  family: {
    PARENT: "これが属するサイト {{site}} が通報されています",
    CHILD: "このサイトに属する {{site}} が通報されています",
    SIBLING: "同じサイトの {{site}} が通報されています",
    advice: "同じ人物が運営している可能性があります。確かめるまで送金やアクセスはしないでください。",
  },
  related: "関連する通報対象",
  relation: {
    PARENT: "これが属するサイト",
    CHILD: "このサイトに属するもの",
    SIBLING: "同じサイトの別の部分",
    SPELLING: "同じ文字列の別のアカウント",
  },
  partial: "似たアドレスが通報されているかどうかを、今は確認できませんでした。アドレスを一文字ずつ確かめてください。",
  fits: "前後が同じ通報対象",
  fitsHint: "途中が違うことがあるため、アドレス全体を比べてください。",
  handleReported: "この名前のアカウントが通報されています",
  accounts: "サービスを選ぶ",
  verdict: {
    first: "最初の通報",
    last: "最後の通報",
    crimes: "通報の種類",
    lists: "掲載リスト",
    listedSince: "{{source}}（{{date}}から）",
    listedUndated: "{{source}}（日付不明）",
    crimeCount: "{{name}} {{count, number}}件",
    similar: "よく似た通報対象",
    similarHint: "よく似ています。異なる文字に印を付けました。",
    fileReport: "通報する",
    seeReports: "通報の内容を見る",
  },
  title: {
    TRANSACTION_HASH: "取引のハッシュです",
    NAME: "アカウントの名前です",
    HANDLE: "どのサービスのアカウントですか？",
    NEARLY: "アドレスが正確ではありません",
    SHORTENED: "アドレスの途中が省略されています",
    SHORT_FOR: "通報されたアドレスの省略形かもしれません",
    PART: "アドレスを正確に読み取れません",
  },
  advice: {
    TRANSACTION_HASH:
      "取引のハッシュはアドレスではありません。その取引でコインを受け取ったアドレスを貼り付けてください。",
    NAME: "ここでは名前がどのアドレスを指すか分かりません。ウォレットに表示されるアドレスを貼り付けてください。",
    HANDLE: "同じ名前でも、サービスごとに別の人のことがあります。このアカウントを見たサービスを選んでください。",
    NEARLY: "そのため通報履歴を確認できませんでした。元の場所からもう一度コピーして貼り付けてください。",
    SHORTENED: "そのため通報履歴を確認できませんでした。アドレス全体をコピーして貼り付けてください。",
    SHORT_FOR: "アドレス全体を貼り付けて確認し、それまで送金しないでください。",
  },
  reason: {
    LENGTH: "{{expected}}文字のはずですが、{{length}}文字です。",
    CHECKSUM: "チェックサムが合いません。間違った文字があります。",
    CHARACTERS: "この種類のアドレスには使われない文字があります。",
    LOOKS: "{{meant}}のように見えますが、別の文字が混ざっています。",
    FORM: "知られているアドレスの形式ではありません。",
    PART: "どこからどこまでがアドレスなのか、はっきりしません。",
  },
} satisfies TextsLike<typeof master>;
