// The mail to a list's publisher about an objection.
export const texts = {
  objection: {
    subject: "목록 등재에 대한 이의가 들어왔습니다: {{list}}",
    intro:
      "Safer Block은 공개하신 목록을 출처와 함께 보여 드리고 있습니다. 그중 한 항목에 이의를 제기한 분이 있어 알려 드립니다.",
    list: "목록",
    target: "항목",
    since: "이의를 받은 시각",
    owner: "이의를 제기한 분",
    saysOwner: "본인이 소유자라고 합니다",
    saysNot: "소유자가 아닙니다",
    because: "이유",
    open: "항목 페이지 보기",
    unproven:
      "이의를 제기한 분의 말이 맞는지는 확인되지 않았습니다. 그동안 등재는 그대로 보이고, 이의가 있다고만 표시됩니다.",
    ifWrong: "목록에서 항목을 빼시면 다음 갱신 때 이곳에서도 빠집니다. 옳게 등재된 항목이면 하실 일이 없습니다.",
    reason: "이 목록의 연락처로 적혀 있어 보내 드리는 메일입니다.",
  },
} as const;

declare module "../../mail/texts.ts" {
  interface MailFiles {
    readonly objection: typeof texts;
  }
}
