import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  published: {
    subjects: {
      HELD: "名单的变更等待您确认：{{name}}",
      FAILING: "名单无法更新：{{name}}",
    },
    intros: {
      HELD: "发布方的新名单与上一次相比变化很大。请确认变更是否正确，并决定是否接受。",
      FAILING: "我们多次尝试，仍未能从发布方处获取名单。原因请见管理页面。",
    },
    list: "名单",
    lastGood: "上次确认时间",
    never: "尚无",
    open: "查看名单",
    stays: "在此之前，名单保持上一次的有效内容。",
    reason: "您是 Safer Block 的管理员，因此收到此邮件。",
  },
} satisfies InflectedTexts<typeof master>;
