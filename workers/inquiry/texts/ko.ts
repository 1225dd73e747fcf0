// Mails about inquiries.
export const texts = {
  inquiry: {
    subjects: {
      INQUIRY_ANSWERED: "1:1 문의에 답변이 등록되었습니다 (문의 번호 {{seq}})",
      INQUIRY_COMMENTED: "1:1 문의에 새 댓글이 있습니다 (문의 번호 {{seq}})",
    },
    intros: {
      INQUIRY_ANSWERED: "남겨 주신 문의에 답변을 드렸습니다. 기다려 주셔서 고맙습니다.",
      INQUIRY_COMMENTED: "남겨 주신 문의에 운영자가 댓글을 남겼습니다.",
    },
    greeting: "{{nickname}} 님, 안녕하세요.",
    number: "문의 번호",
    open: "문의 보기",
    private: "문의와 답변의 내용은 이 메일에 적지 않고 로그인한 화면에서만 보여 드립니다.",
    reason: "Safer Block에 1:1 문의를 남기셔서 이 메일을 보내 드립니다.",
  },
} as const;

declare module "../../mail/texts.ts" {
  interface MailFiles {
    readonly inquiry: typeof texts;
  }
}
