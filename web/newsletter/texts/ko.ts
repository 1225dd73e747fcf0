// Subscribing to the newsletter, confirming and ending it.

export const texts = {
  newsletter: {
    heading: "뉴스레터",
    completed: "구독이 완료되었습니다.",
    completedText: "일주일에 한 번 메일로 소식을 보내 드립니다. 받지 않으려면 메일 아래의 링크를 눌러 주세요.",
    confirmTitle: "뉴스레터를 구독하시겠어요?",
    confirmText: "아래 버튼을 누르면 이 이메일 주소로 구독이 시작됩니다.",
    confirm: "구독 시작하기",
    endTitle: "뉴스레터를 그만 받으시겠어요?",
    endText: "구독을 끝내면 이메일 주소도 함께 지워집니다.",
    end: "구독 끝내기",
    ended: "구독이 끝났습니다.",
    endedText: "이메일 주소를 지웠습니다. 언제든지 다시 신청하실 수 있습니다.",
    expired: "링크를 쓸 수 없습니다",
    expiredText: "링크가 만료되었거나 일부만 복사되었습니다. 페이지 아래에서 다시 신청해 주세요.",
    home: "홈으로",
  },
  pages: {
    newsletterConfirm: { title: "뉴스레터 구독 확인", description: "뉴스레터 구독을 확인합니다." },
    newsletterEnd: { title: "뉴스레터 구독 끝내기", description: "뉴스레터 구독을 끝냅니다." },
  },
  common: {
    footer: {
      newsletter: "뉴스레터",
      newsletterLead: "새로운 수법과 예방법을 메일로 보내 드립니다.",
      email: "이메일 주소",
      emailInvalid: "이메일 주소를 확인해 주세요.",
      subscribeSent: "확인 메일을 보냈습니다. 메일의 링크를 눌러 주세요.",
      subscribe: "구독하기",
    },
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly newsletter: typeof texts;
  }
}
