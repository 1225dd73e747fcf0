import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  objection: {
    subject: "有人对您名单中的一项提出异议：{{list}}",
    intro: "Safer Block 会注明来源并展示您公开的名单。有人对其中一项提出了异议，特此告知。",
    list: "名单",
    target: "条目",
    since: "收到异议的时间",
    owner: "提出异议的人",
    saysOwner: "自称是其所有者",
    saysNot: "不是其所有者",
    because: "理由",
    open: "查看该条目的页面",
    unproven: "我们尚未确认其说法是否属实。在此之前，该条目照常显示，只标明存在异议。",
    ifWrong: "如果您将该条目移出名单，下次更新时这里也会移除。如果条目无误，您无需做任何事。",
    reason: "您收到此邮件，是因为该地址是这份名单的联系方式。",
  },
} satisfies TextsLike<typeof master>;
