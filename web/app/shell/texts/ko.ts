// The rail of the admin area.

export const texts = {
  rail: {
    shortcuts: {
      title: "키보드 단축키",
      text: "입력란에 쓰는 동안이나 창이 열려 있을 때는 작동하지 않습니다. 이 기기에서 끌 수 있습니다.",
      on: "단축키 사용",
      keys: { next: "다음 항목", previous: "이전 항목", open: "항목 열기", search: "검색", help: "이 도움말" },
    },
    narrow: "아이콘만 보기",
    parts: {
      work: "처리할 일",
      content: "콘텐츠",
      partners: "함께하는 곳",
      system: "시스템",
    },
  },
} as const;

declare module "../../../i18n/texts.ts" {
  interface TextFiles {
    readonly rail: typeof texts;
  }
}
