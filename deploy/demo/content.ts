// Demo reports for a fresh installation. All of it is made up; the addresses belong to nobody.
import type { Chain, CrimeType, DeclareType } from "@sb/contracts/codes.ts";
import { evm } from "./addresses.ts";
import { DEMO_ROWS } from "./rows.ts";

export type DemoPerson = { readonly email: string; readonly nickname: string };
export type DemoReport = {
  /** Index into DEMO_PEOPLE. */
  readonly by: number;
  /** Days between filing and now. */
  readonly daysAgo: number;
  readonly declareType: DeclareType;
  readonly chain?: Chain;
  readonly adrs: string;
  readonly crimeType: CrimeType;
  readonly title: string;
  readonly comment: string;
  readonly open?: "PRIVATE";
};

export const DEMO_PEOPLE: readonly DemoPerson[] = [
  { email: "demo.haneul@example.com", nickname: "하늘바다" },
  { email: "demo.minji@example.com", nickname: "민지7" },
  { email: "demo.alex@example.com", nickname: "AlexB" },
  { email: "demo.yuki@example.com", nickname: "Yuki88" },
  { email: "demo.linmei@example.com", nickname: "LinMei" },
  { email: "demo.jonas@example.com", nickname: "JonasW" },
];

/** Writes the notices and the articles. */
export const DEMO_TEAM: DemoPerson = { email: "demo.team@example.com", nickname: "한결같이" };

export const DEMO_REPORTS: readonly DemoReport[] = [
  ...DEMO_ROWS.map(([by, daysAgo, chain, adrs, crimeType, title, comment]) =>
    chain === "SITE"
      ? { by, daysAgo, declareType: "SITE" as const, adrs, crimeType, title, comment }
      : { by, daysAgo, declareType: "WALLET" as const, chain, adrs, crimeType, title, comment },
  ),
  {
    by: 0,
    daysAgo: 1,
    declareType: "WALLET",
    chain: "ETH",
    adrs: evm("private-1"),
    crimeType: "HACKING",
    title: "비공개 신고 예시",
    comment: "비공개 신고는 본인과 제휴 기관만 볼 수 있습니다.",
    open: "PRIVATE",
  },
];
