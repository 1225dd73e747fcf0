// Login, asked of a visitor.

export const texts = {
  common: {
    guard: {
      title: "로그인이 필요합니다",
      text: "로그인 후 이용할 수 있는 기능입니다. Google 계정으로 로그인해 주세요.",
      login: "로그인",
      cancel: "취소",
    },
    loggedOut: "로그아웃했습니다.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly session: typeof texts;
  }
}
