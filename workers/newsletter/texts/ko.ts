// Mails about the newsletter.
export const texts = {
  newsletterConfirm: {
    subject: "뉴스레터 구독을 확인해 주세요",
    intro:
      "이 주소로 Safer Block 뉴스레터 구독을 신청하셨나요? 아래 버튼을 눌러 주시면 구독이 시작됩니다. 링크는 7일 동안 쓸 수 있습니다.",
    confirm: "구독 확인하기",
    ignore: "신청하신 적이 없다면 아무것도 하지 않으셔도 됩니다. 더 이상 메일을 보내지 않습니다.",
    reason: "누군가 이 주소로 뉴스레터를 신청하여 보내 드리는 메일입니다.",
  },
  newsletterWelcome: {
    subject: "뉴스레터 구독이 시작되었습니다",
    intro: "구독해 주셔서 고맙습니다. 가상자산 범죄의 흐름과 피해를 막는 방법을 일주일에 한 번 보내 드립니다.",
    read: "지금까지의 세이퍼 뷰 보기",
    reason: "뉴스레터를 구독하셔서 보내 드리는 메일입니다.",
  },
} as const;

declare module "../../mail/texts.ts" {
  interface MailFiles {
    readonly newsletter: typeof texts;
  }
}
