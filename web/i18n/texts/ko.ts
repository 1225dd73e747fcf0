// Words that every page may use. `codes` are the names of the closed lists of contracts/codes.ts, by list.
import { codeNames } from "@sb/contracts/names/ko/codes.ts";
import type { OrderType } from "@sb/contracts/report/codes.ts";

export const texts = {
  codes: {
    ...codeNames,
    orderType: { LATEST: "최신순", POPULAR: "인기순", MOST_REPORTED: "많이 신고된 순" } satisfies Record<
      OrderType,
      string
    >,
  },
  common: {
    brand: "Safer Block",
    tagline: "가상자산 범죄 신고·조회 서비스",
    loading: "불러오는 중입니다",
    close: "닫기",
    confirm: "확인",
    cancel: "취소",
    back: "뒤로",
    retry: "다시 시도",
    retryLead: "연결을 확인하고 다시 시도해 주세요.",
    notReady: "아직 준비하고 있습니다. 잠시 후 다시 시도해 주세요.",
    scan: "QR 코드 읽기",
    required: "필수",
    optional: "선택",
    choose: "선택해 주세요",
    formerMember: "탈퇴한 회원",
    affiliated: "연계 기관",
    address: { copy: "복사", copied: "복사했습니다" },
    language: { label: "언어" },
  },
} as const;

declare module "../texts.ts" {
  interface TextFiles {
    readonly i18n: typeof texts;
  }
}
