import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    list: {
      search: "搜索",
      keyword: "关键词",
      clearKeyword: "清除搜索内容",
      filters: "筛选条件",
      filtersOn_other: "已用 {{count, number}} 个筛选条件",
      all: "全部",
      clear: "清除筛选",
      resultsFor: "“{{keyword}}”的搜索结果",
    },
    pagination: {
      label: "分页",
      previous: "上一页",
      next: "下一页",
      page: "第 {{page, number}} 页",
      of: "{{page, number}} / {{pages, number}}",
    },
    nothingFound: "没有匹配的结果",
  },
} satisfies TextsLike<typeof master>;
