// Lists, their filters and their pages.

export const texts = {
  common: {
    list: {
      search: "검색",
      keyword: "단어로 찾기",
      clearKeyword: "검색어 지우기",
      filters: "검색 조건",
      filtersOn_other: "조건 {{count, number}}개 적용됨",
      all: "전체",
      clear: "조건 지우기",
      resultsFor: "‘{{keyword}}’ 검색 결과",
    },
    pagination: {
      label: "페이지",
      previous: "이전",
      next: "다음",
      page: "{{page, number}}페이지",
      of: "{{page, number}} / {{pages, number}}",
    },
    nothingFound: "검색 결과가 없습니다",
  },
} as const;

declare module "../../i18n/texts.ts" {
  interface TextFiles {
    readonly list: typeof texts;
  }
}
