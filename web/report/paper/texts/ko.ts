// A report begun from a mail or an exported chat.
export const texts = {
  paper: {
    title: "대화나 메일에서 시작하기",
    stays: "이 기기에서만 읽습니다. 아래에서 고른 것을 신고에 옮기기 전에는 아무것도 보내지 않습니다.",
    reading: "읽고 있습니다",
    refused: {
      UNREADABLE: "이 파일은 글자로 읽을 수 없습니다. 메일(.eml)이나 내보낸 대화(.txt, .json, .html)를 골라 주세요.",
      TOO_LARGE: "파일이 20MB보다 큽니다. 기간을 나누어 내보내 주세요.",
    },
    forms: {
      MAIL: "메일로 읽었습니다.",
      KAKAOTALK: "카카오톡 대화로 읽었습니다.",
      WHATSAPP: "왓츠앱 대화로 읽었습니다.",
      TELEGRAM: "텔레그램 대화로 읽었습니다.",
      PAGE: "웹페이지로 읽었습니다.",
      TEXT: "글로 읽었습니다.",
    },
    choose: "파일 고르기",
    chooseHint: "전달받은 메일(.eml), 내보낸 카카오톡·왓츠앱·텔레그램 대화",
    paste: "또는 글 붙여넣기",
    pasteHint: "화면 캡처의 글자를 복사해 붙여도 됩니다.",
    read: "찾아보기",
    nothing: "주소나 사이트, 날짜, 금액을 찾지 못했습니다.",
    targets: "주소와 사이트",
    amounts: "금액",
    days: "날짜",
    line: "{{line, number}}번째 줄",
    times_other: "{{count, number}}번 나옴",
    full_other: "한 사건에 {{count, number}}개까지 고를 수 있습니다.",
    cut: "더 있지만 처음 30개씩만 보여 드립니다.",
    attach: "이 파일도 증거로 첨부: {{name}}",
    attachHint: "파일 전체가 신고와 함께 전송됩니다. 공개되지 않습니다.",
    take_other: "고른 {{count, number}}개를 신고에 옮기기",
    taken: "신고에 옮겼습니다. 이어서 답해 주세요.",
    again: "다른 것 읽기",
    storyDays: "날짜: {{days}}",
    storyAmounts: "금액: {{amounts}}",
  },
} as const;

declare module "../../../i18n/texts.ts" {
  interface TextFiles {
    readonly paper: typeof texts;
  }
}
