// Mails about what people watch.
export const texts = {
  watch: {
    headlines: {
      REPORTED: {
        WALLET: "지켜보시는 주소가 신고되었습니다",
        SITE: "지켜보시는 사이트가 신고되었습니다",
        SEARCH: "지켜보시는 검색어에 맞는 신고가 접수되었습니다",
      },
      DISPUTED: {
        WALLET: "지켜보시는 주소에 대한 신고에 삭제 요청이 들어왔습니다",
        SITE: "지켜보시는 사이트에 대한 신고에 삭제 요청이 들어왔습니다",
        SEARCH: "지켜보시는 검색어에 맞는 신고에 삭제 요청이 들어왔습니다",
      },
      CLEARED: {
        WALLET: "지켜보시는 주소에 대한 신고가 심사 후 삭제되었습니다",
        SITE: "지켜보시는 사이트에 대한 신고가 심사 후 삭제되었습니다",
        SEARCH: "지켜보시는 검색어에 맞는 신고가 심사 후 삭제되었습니다",
      },
    },
    intros: {
      REPORTED: "지켜보시는 대상에 대한 공개 신고가 새로 접수되었습니다. 내용은 신고 페이지에서 보실 수 있습니다.",
      DISPUTED:
        "누군가 지켜보시는 대상에 대한 신고를 삭제해 달라고 요청했습니다. 운영자가 양쪽의 이야기를 듣고 결정할 때까지 신고는 그대로 공개됩니다.",
      CLEARED:
        "삭제 요청을 심사한 결과 지켜보시는 대상에 대한 신고 하나가 삭제되었습니다. 다른 신고가 남아 있을 수 있으니 거래하기 전에 다시 조회해 보세요.",
    },
    greeting: "{{nickname}} 님, 안녕하세요.",
    report: "신고 번호",
    read: "신고 보기",
    list: "지켜보는 대상 보기",
    warning: "Safer Block은 돈이나 복구 문구, 비밀번호를 요구하지 않습니다.",
    reason: "Safer Block에서 지켜보기를 설정하셔서 이 메일을 보내 드립니다.",
    end: "이 대상 그만 지켜보기",
  },
  watchDaily: {
    subject: "지켜보시는 대상에 새 소식이 {{count, number}}건 있습니다",
    intro: "지난 하루 동안 있었던 일입니다.",
    report: "신고 번호 {{seq}}",
    gone: "이 신고는 더 이상 공개되어 있지 않습니다.",
    more: "이 밖에도 {{count, number}}건이 더 있습니다.",
    reason: "Safer Block에서 하루 한 번 소식을 받기로 하셔서 이 메일을 보내 드립니다.",
    pause: "하루 한 번 받는 소식 모두 멈추기",
  },
} as const;

declare module "../../mail/texts.ts" {
  interface MailFiles {
    readonly watch: typeof texts;
  }
}
