// Watches: their page, the button on results, and the pages of links in mails.

export const texts = {
  watch: {
    heading: "지켜보기",
    lead: "주소나 사이트, 검색어를 지켜보세요. 신고되거나 신고에 변화가 있으면 메일로 알려 드립니다.",
    add: {
      heading: "새로 지켜보기",
      what: "주소, 사이트 또는 검색어",
      hint: "지갑 주소나 사이트를 적으면 그 대상에 대한 소식을, 단어를 적으면 그 단어가 모두 들어 있는 새 신고를 알려 드립니다.",
      pace: "알림 주기",
      submit: "지켜보기",
      unreadable: "두 글자 이상의 단어를 적어 주세요.",
    },
    paces: { AT_ONCE: "바로", DAILY: "하루 한 번 모아서" },
    started: "지켜보기를 시작했습니다. 소식이 있으면 메일로 알려 드립니다.",
    already: "이미 지켜보고 계십니다.",
    this: "지켜보기",
    thisSearch: "이 검색어 지켜보기",
    watched: "지켜보는 중",
    kinds: { WALLET: "지갑 주소", SITE: "사이트", SEARCH: "검색어" },
    paused: "멈춤",
    since: "{{date}}부터",
    occasions: { REPORTED: "신고되었을 때", DISPUTED: "삭제 요청이 있을 때", CLEARED: "심사 후 신고가 삭제되었을 때" },
    when: "알림을 받을 때",
    searchWhen: "단어가 모두 들어 있는 새 신고가 있을 때 알려 드립니다.",
    last: {
      REPORTED: "{{date}}에 신고되었습니다",
      DISPUTED: "{{date}}에 삭제 요청이 있었습니다",
      CLEARED: "{{date}}에 신고가 심사 후 삭제되었습니다",
    },
    seeReport: "신고 보기",
    nothingYet: "아직 새 소식이 없습니다.",
    actions: {
      pause: "멈추기",
      resume: "다시 받기",
      end: "그만 지켜보기",
      AT_ONCE: "바로 받기로 바꾸기",
      DAILY: "하루 한 번으로 바꾸기",
    },
    changed: "바꾸었습니다.",
    endTitle: "그만 지켜볼까요?",
    endText: "무엇을 지켜보셨는지도 함께 지워집니다.",
    ended: "지켜보기를 끝냈습니다.",
    list: "지켜보는 대상",
    loading: "지켜보는 대상을 불러오고 있습니다",
    failed: "지켜보는 대상을 불러오지 못했습니다",
    results_other: "지켜보는 대상 {{count, number}}건",
    noneTitle: "아직 지켜보는 대상이 없습니다",
    noneText: "위에 주소나 사이트, 단어를 적어 시작해 보세요.",
    gone: "방금 끝난 대상입니다",
    links: {
      endTitle: "이 대상을 그만 지켜보시겠어요?",
      endText: "이 대상에 대한 메일을 더 보내지 않고, 무엇을 지켜보셨는지도 지웁니다.",
      end: "그만 지켜보기",
      ended: "지켜보기를 끝냈습니다",
      endedText: "이 대상에 대한 메일을 더 보내지 않습니다.",
      pauseTitle: "하루 한 번 받는 소식을 모두 멈추시겠어요?",
      pauseText: "지켜보기 화면에서 언제든지 다시 받으실 수 있습니다.",
      pause: "모두 멈추기",
      paused: "소식을 멈추었습니다",
      pausedText: "하루 한 번 받는 대상이 모두 멈추었습니다. 지켜보기 화면에서 다시 켤 수 있습니다.",
      expired: "링크를 쓸 수 없습니다",
      expiredText: "링크가 일부만 복사된 것 같습니다. 로그인한 뒤 지켜보기 화면에서 바꾸실 수 있습니다.",
      toList: "지켜보기 화면으로",
    },
  },
  pages: {
    watches: { title: "지켜보기", description: "지켜보는 주소와 사이트, 검색어입니다." },
    watchEnd: { title: "지켜보기 끝내기", description: "메일의 링크로 지켜보기를 끝냅니다." },
    watchPause: { title: "하루 한 번 소식 멈추기", description: "하루 한 번 받는 소식을 멈춥니다." },
  },
  errors: {
    ALREADY_WATCHED: "이미 지켜보고 계신 대상입니다.",
    TOO_MANY_WATCHES:
      "지켜볼 수 있는 개수를 모두 사용하셨습니다. 더 이상 필요하지 않은 것을 끝낸 뒤 다시 시도해 주세요.",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly watch: typeof texts;
  }
}
