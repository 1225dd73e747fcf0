// The element's words in five languages: few, since each page that embeds it loads them all.
import { LANGUAGES, type Language } from "@sb/contracts/codes.ts";

const en = {
  field: "Wallet address or website",
  check: "Check",
  checking: "Checking …",
  failed: "This could not be checked. Please try again.",
  unread: "This cannot be read as a wallet address or website, so it was not looked up.",
  named: "Reported: do not send anything to it and do not open it",
  close: "Related or similar to a reported one",
  unknown: "No known reports",
  caution: "No report does not mean safe.",
  compare: "Do not send anything or open it until you are sure.",
  disputed: "a report is under dispute",
  people: (count: number) => `Reported by ${count === 1 ? "one person" : `${count} people`}`,
  lists: (count: number) => `on ${count} published ${count === 1 ? "list" : "lists"}`,
  more: "See more at Safer Block",
};

export type WidgetTexts = typeof en;

const TEXTS: Readonly<Record<Language, WidgetTexts>> = {
  en,
  ko: {
    field: "지갑 주소 또는 사이트",
    check: "확인",
    checking: "확인 중 …",
    failed: "확인하지 못했습니다. 다시 시도해 주세요.",
    unread: "지갑 주소나 사이트로 읽을 수 없어 조회하지 못했습니다.",
    named: "신고된 대상입니다. 보내거나 접속하지 마세요",
    close: "신고된 대상과 관련되거나 비슷합니다",
    unknown: "알려진 신고가 없습니다",
    caution: "신고가 없다고 해서 안전한 것은 아닙니다.",
    compare: "확실해질 때까지 보내거나 접속하지 마세요.",
    disputed: "이의가 제기된 신고 있음",
    people: (count) => `${count}명이 신고`,
    lists: (count) => `공개 목록 ${count}곳에 등재`,
    more: "Safer Block에서 자세히 보기",
  },
  zh: {
    field: "钱包地址或网站",
    check: "查询",
    checking: "正在查询…",
    failed: "未能查询，请重试。",
    unread: "无法识别为钱包地址或网站，因此未查询。",
    named: "已被举报：请勿转账或访问",
    close: "与被举报的对象有关或相似",
    unknown: "没有已知的举报",
    caution: "没有举报并不代表安全。",
    compare: "在确认之前，请勿转账或访问。",
    disputed: "有举报存在异议",
    people: (count) => `${count} 人举报`,
    lists: (count) => `列入 ${count} 份公开名单`,
    more: "在 Safer Block 查看详情",
  },
  ja: {
    field: "ウォレットアドレスまたはサイト",
    check: "確認",
    checking: "確認中…",
    failed: "確認できませんでした。もう一度お試しください。",
    unread: "ウォレットアドレスやサイトとして読み取れないため、照会していません。",
    named: "通報されています。送金やアクセスをしないでください",
    close: "通報されたものと関連または類似しています",
    unknown: "既知の通報はありません",
    caution: "通報がないことは安全を意味しません。",
    compare: "確かめるまで、送金やアクセスをしないでください。",
    disputed: "異議のある通報あり",
    people: (count) => `${count}人が通報`,
    lists: (count) => `公開リスト${count}件に掲載`,
    more: "Safer Blockで詳しく見る",
  },
  de: {
    field: "Wallet-Adresse oder Website",
    check: "Prüfen",
    checking: "Wird geprüft …",
    failed: "Das konnte nicht geprüft werden. Bitte versuchen Sie es erneut.",
    unread: "Das ist nicht als Wallet-Adresse oder Website lesbar und wurde nicht abgefragt.",
    named: "Gemeldet: nichts senden und nicht öffnen",
    close: "Verwandt oder ähnlich mit Gemeldetem",
    unknown: "Keine bekannten Meldungen",
    caution: "Keine Meldung heißt nicht, dass es sicher ist.",
    compare: "Nichts senden oder öffnen, bis Sie sicher sind.",
    disputed: "eine Meldung ist strittig",
    people: (count) => `Von ${count === 1 ? "einer Person" : `${count} Personen`} gemeldet`,
    lists: (count) => `auf ${count} veröffentlichten ${count === 1 ? "Liste" : "Listen"}`,
    more: "Mehr bei Safer Block",
  },
};

/** Texts in the language of a tag such as `ko-KR`; English where it is none of ours. */
export const textsIn = (tag: string): WidgetTexts =>
  TEXTS[LANGUAGES.find((language) => tag.toLowerCase().startsWith(language)) ?? "en"];
