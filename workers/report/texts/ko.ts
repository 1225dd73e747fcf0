// The receipt of a report, as a mail.
export const texts = {
  reportFiled: {
    subject: "신고가 접수되었습니다 (접수 번호 {{seq}})",
    greeting: "{{nickname}} 님, 안녕하세요.",
    received: "보내 주신 신고가 잘 접수되었습니다. 용기 내어 알려 주셔서 고맙습니다.",
    number: "접수 번호",
    filedAt: "접수 시각",
    open: "신고 내용 보기",
    next: "더 알게 된 것이 있으면 신고 화면에서 언제든지 추가 정보를 남길 수 있습니다.",
    warning:
      "피해금을 되찾아 주겠다며 먼저 돈이나 지갑 복구 문구를 요구하는 사람은 사기꾼입니다. Safer Block은 비용이나 복구 문구, 비밀번호를 절대 요구하지 않습니다.",
    reason: "Safer Block에 신고를 접수하셔서 이 메일을 보내 드립니다.",
  },
} as const;

declare module "../../mail/texts.ts" {
  interface MailFiles {
    readonly report: typeof texts;
  }
}
