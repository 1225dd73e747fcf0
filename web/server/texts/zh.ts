import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  server: {
    gone: { title: "无法查看此页面", text: "它已被删除、未公开，或从未存在。", search: "在举报记录中查找" },
    comments_other: "{{count, number}} 条评论",
    newer: "更新的内容",
    older: "更早的内容",
  },
} satisfies TextsLike<typeof master>;
