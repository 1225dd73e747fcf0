// For a path without a page.

export const texts = {
  missing: {
    title: "페이지를 찾을 수 없습니다",
    text: "주소가 바뀌었거나 잘못 적혔을 수 있습니다. 찾으시는 것을 검색해 보세요.",
    lookUp: "지갑 주소·사이트 조회",
    search: "신고 이력에서 찾기",
  },
  pages: {
    missing: { title: "없는 페이지", description: "이 주소에는 페이지가 없습니다." },
  },
} as const;

declare module "../../../i18n/texts.ts" {
  interface TextFiles {
    readonly missing: typeof texts;
  }
}
