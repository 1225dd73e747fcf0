import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    list: {
      search: "検索",
      keyword: "キーワード",
      clearKeyword: "検索の内容を消す",
      filters: "絞り込み",
      filtersOn_other: "{{count, number}}件の条件を適用中",
      all: "すべて",
      clear: "条件を消す",
      resultsFor: "「{{keyword}}」の検索結果",
    },
    pagination: {
      label: "ページ",
      previous: "前へ",
      next: "次へ",
      page: "{{page, number}}ページ目",
      of: "{{page, number}} / {{pages, number}}",
    },
    nothingFound: "一致する結果がありません",
  },
} satisfies TextsLike<typeof master>;
