import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  missing: {
    title: "没有这个页面",
    text: "网址可能已更改，或输入有误。请试着搜索您需要的内容。",
    lookUp: "查询钱包地址或网站",
    search: "在举报记录中查找",
  },
  pages: {
    missing: { title: "页面不存在", description: "此网址没有页面。" },
  },
} satisfies TextsLike<typeof master>;
