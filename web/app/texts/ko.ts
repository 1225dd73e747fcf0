// The frame of every page.

export const texts = {
  common: {
    skip: "본문으로 건너뛰기",
    stale: "지금 일부 내용이 늦게 반영되고 있습니다. 방금 올라온 내용은 조금 뒤에 보일 수 있습니다.",
    nav: {
      label: "주 메뉴",
      open: "메뉴 열기",
      close: "메뉴 닫기",
      report: "신고",
      toReport: "신고하기",
      insight: "인사이트",
      support: "고객 지원",
      admin: "관리",
      login: "로그인",
      logout: "로그아웃",
      account: "{{nickname}} 님의 계정",
      hello: "{{nickname}} 님",
    },
    footer: {
      mission: "신고는 수사 기관과 위험 거래 차단 기관에 공유되어 다음 피해를 막습니다.",
      rights: "© {{year}} Safer Block",
    },
    toasts: "알림",
  },
  pages: {
    suffix: "Safer Block",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly app: typeof texts;
  }
}
