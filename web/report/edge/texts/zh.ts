import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  edgePage: {
    away: "服务目前没有响应",
    asOf: "这里只有截至 {{at}} 已公开文件中的数字，之后的举报和更改不在其中。",
    notThen: "截至 {{at}} 没有举报",
    lists: "公开名单",
    listedOn: "首次列入名单的日期",
    unasked: "相似的地址、同一网站的其他部分，以及以旧写法提交的举报，未能核对。",
    again: "再次询问服务",
    comesBack: "服务恢复响应后，会自动显示完整页面。",
    missing: {
      heading: "目前看不到的内容",
      words: "人们在举报中写的内容、附件和评论",
      lists: "公开名单的名称及其说明",
      timeline: "至今的记录，以及争议的结果",
    },
  },
} satisfies InflectedTexts<typeof master>;
