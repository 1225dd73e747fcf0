// The frame of every mail.
export const texts = {
  frame: {
    hello: "안녕하세요.",
    unasked: "이 메일은 자동으로 발송되었으며, 회신해도 확인하지 못합니다.",
    unsubscribe: "더 이상 받지 않으려면 여기를 눌러 주세요",
  },
} as const;

declare module "../texts.ts" {
  interface MailFiles {
    readonly mail: typeof texts;
  }
}
