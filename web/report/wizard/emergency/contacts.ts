// Whom to call and where to report within the first hours, by country. Names are in the office's own language, because
// that is how a caller finds it.

/** The entries were last compared with documents that name them on 2026-11-22. None of the numbers was called. */
export const COUNTRIES = ["KR", "JP", "CN", "DE", "US", "ELSEWHERE"] as const;
export type Country = (typeof COUNTRIES)[number];

export type Contact = {
  readonly name: string;
  /** The name's language, BCP 47. */
  readonly lang: string;
  /** As it is dialled in the country. */
  readonly phone?: string;
  readonly url?: string;
  /** Whose word it is: the office's own site, where there is one. */
  readonly source: string;
};

const contact = (lang: string, name: string, rest: Omit<Contact, "lang" | "name">): Contact => ({
  lang,
  name,
  ...rest,
});

/** Emergency call first, then advice by phone, then the cyber bureau's own form. */
export const CONTACTS: Readonly<Record<Country, readonly Contact[]>> = {
  KR: [
    contact("ko", "경찰 긴급 신고", { phone: "112", source: "https://www.police.go.kr" }),
    contact("ko", "경찰 민원 콜센터", { phone: "182", source: "https://www.police.go.kr" }),
    contact("ko", "경찰청 사이버범죄 신고시스템(ECRM)", {
      url: "https://ecrm.police.go.kr/minwon/main",
      source: "https://ecrm.police.go.kr",
    }),
  ],
  JP: [
    contact("ja", "警察（緊急）", { phone: "110", source: "https://www.npa.go.jp" }),
    contact("ja", "警察相談専用電話", { phone: "#9110", source: "https://www.npa.go.jp" }),
    contact("ja", "警察庁 サイバー事案に関する相談窓口", {
      url: "https://www.npa.go.jp/bureau/cyber/soudan.html",
      source: "https://www.npa.go.jp/bureau/cyber/soudan.html",
    }),
  ],
  CN: [
    contact("zh", "公安报警", { phone: "110", source: "https://www.mps.gov.cn" }),
    contact("zh", "反诈预警专线", { phone: "96110", source: "https://www.mps.gov.cn" }),
    contact("zh", "公安部网络违法犯罪举报网站", {
      url: "https://cyberpolice.mps.gov.cn/",
      source: "https://cyberpolice.mps.gov.cn",
    }),
  ],
  DE: [
    contact("de", "Polizei (Notruf)", { phone: "110", source: "https://www.polizei.de" }),
    contact("de", "Onlinewache der Polizei", {
      url: "https://portal.onlinewache.polizei.de/",
      source: "https://portal.onlinewache.polizei.de",
    }),
  ],
  US: [
    contact("en", "Police (emergency)", { phone: "911", source: "https://www.911.gov" }),
    contact("en", "FBI Internet Crime Complaint Center (IC3)", {
      url: "https://www.ic3.gov/",
      source: "https://www.ic3.gov",
    }),
  ],
  ELSEWHERE: [
    contact("en", "European emergency number", { phone: "112", source: "https://112.eu" }),
    contact("en", "Europol: national sites for reporting cybercrime", {
      url: "https://www.europol.europa.eu/report-a-crime/report-cybercrime-online",
      source: "https://www.europol.europa.eu/report-a-crime",
    }),
  ],
};
