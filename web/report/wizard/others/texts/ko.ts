// Other targets of an incident, in the wizard.
export const texts = {
  others: {
    title: "같은 사건의 다른 대상",
    hint: "지갑, 사이트, 메신저 계정이 함께 쓰였다면 여기에 더하세요. 내용은 한 번만 쓰고, 대상마다 신고가 접수됩니다. 메신저 계정은 t.me/… 같은 링크로 적어 주세요.",
    add: "같은 사건의 대상 더하기",
    most: "한 사건에 대상 {{count, number}}개까지 함께 신고할 수 있습니다.",
    target: "대상 {{row, number}}",
    remove: "대상 {{row, number}} 빼기",
    unread: "지갑 주소나 사이트로 읽을 수 없습니다. 다시 확인해 주세요.",
  },
} as const;

declare module "../../../../i18n/texts.ts" {
  interface TextFiles {
    readonly others: typeof texts;
  }
}
