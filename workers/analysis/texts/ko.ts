// Mails about requests for an analysis.
export const texts = {
  analysisEnded: {
    subject: "심층 분석 요청의 결과가 나왔습니다 (요청 번호 {{seq}})",
    greeting: "{{nickname}} 님, 안녕하세요.",
    answered: "요청하신 심층 분석에 답변을 드렸습니다.",
    closed: "요청하신 심층 분석을 진행하지 못하고 마쳤습니다. 이유를 요청 화면에 적어 두었습니다.",
    number: "요청 번호",
    open: "답변 보기",
    private: "답변에는 사건에 관한 내용이 담겨 있어, 이 메일에는 적지 않고 로그인한 화면에서만 보여 드립니다.",
    reason: "Safer Block에 심층 분석을 요청하셔서 이 메일을 보내 드립니다.",
  },
} as const;

declare module "../../mail/texts.ts" {
  interface MailFiles {
    readonly analysis: typeof texts;
  }
}
