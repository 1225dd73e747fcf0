// Names of the codes of reports (../../codes.ts), for the screens and for papers and mails.
import type { Chain, CrimeType, DeclareType, Visibility } from "../../codes.ts";
import type { ReportStatus } from "../../report/codes.ts";
import { CHAIN_NAMES } from "../chains.ts";

export const codeNames = {
  crimeType: {
    FRAUD_GOODS: "물품 거래 사기",
    FRAUD_INVESTMENT: "투자 사기",
    FRAUD_ROMANCE: "로맨스 스캠",
    FRAUD_FAKE_EXCHANGE: "사기·가짜 거래소",
    FRAUD_OTHER: "기타 사기",
    VOICE_PHISHING: "보이스피싱",
    HACKING: "해킹",
    RANSOMWARE: "랜섬웨어",
    DRUGS: "마약",
    ILLEGAL_GAMBLING: "불법 도박",
    ILLEGAL_GOODS: "불법 물품 거래",
    SEXUAL_CRIME: "성범죄",
    CHILD_SEXUAL_CRIME: "아동 성범죄",
    OTHER_THREAT: "기타 협박",
    FALSE_INVESTMENT_ADVICE: "허위 투자 자문",
    COIN_MIXING: "코인 믹싱",
    OTHER: "기타",
  } satisfies Record<CrimeType, string>,
  declareType: { WALLET: "지갑 주소", SITE: "사이트" } satisfies Record<DeclareType, string>,
  status: { RECEIVED: "접수됨", DELIVERED: "기관 전달됨" } satisfies Record<ReportStatus, string>,
  visibility: { PUBLIC: "공개", PRIVATE: "비공개" } satisfies Record<Visibility, string>,
  chain: { ...CHAIN_NAMES, OTHER: "기타 체인" } satisfies Record<Chain, string>,
};
