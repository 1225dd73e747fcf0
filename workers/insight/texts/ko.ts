// The weekly mail.
export const texts = {
  insightWeekly: {
    subject: "이번 주 세이퍼 뷰: {{title}}",
    intro: "이번 주에 새로 올린 세이퍼 뷰를 모아 보내 드립니다.",
    all: "세이퍼 뷰 모두 보기",
  },
} as const;

declare module "../../mail/texts.ts" {
  interface MailFiles {
    readonly insight: typeof texts;
  }
}
