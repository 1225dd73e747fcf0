// Mails to admins about published lists.
export const texts = {
  published: {
    subjects: {
      HELD: "목록의 변경을 확인해 주세요: {{name}}",
      FAILING: "목록을 갱신하지 못하고 있습니다: {{name}}",
    },
    intros: {
      HELD: "발행자가 새로 낸 목록이 한꺼번에 많이 바뀌었습니다. 맞는 변경인지 확인하고 받아들일지 정해 주세요.",
      FAILING: "여러 번 시도했지만 발행자에게서 목록을 받지 못했습니다. 이유는 관리 화면에 있습니다.",
    },
    list: "목록",
    lastGood: "마지막으로 확인한 시각",
    never: "아직 없음",
    open: "목록 보기",
    stays: "그때까지 마지막으로 받은 내용이 그대로 보입니다.",
    reason: "Safer Block의 관리자로 설정되어 있어 보내 드리는 메일입니다.",
  },
} as const;

declare module "../../mail/texts.ts" {
  interface MailFiles {
    readonly published: typeof texts;
  }
}
