import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  errors: {
    LIST_NAME_TAKEN: "已有同名的名单，请换一个名称。",
    LIST_URL_INVALID: "请填写名单的网址，须以 https 开头。",
    TOO_MANY_LISTS: "无法再添加名单，请先撤下不再使用的名单。",
    LIST_PAUSED: "该名单已暂停，请先恢复。",
    LIST_WITHDRAWN: "该名单已撤下。",
    LIST_WITHOUT_URL: "该名单没有可获取的网址，请以文件导入新内容。",
    LIST_NOT_HELD: "搁置的变更已发生变化，请重新查看。",
  },
  trail: {
    subjects: {
      published: "公开名单",
    },
    acts: {
      ListAdded: "添加公开名单",
      ListModified: "修改公开名单",
      ListPaused: "暂停公开名单",
      ListResumed: "恢复公开名单",
      ListRefreshAsked: "立即获取公开名单",
      ListWithdrawn: "撤下公开名单",
      ListAccepted: "批准公开名单的搁置变更",
    },
  },
} satisfies InflectedTexts<typeof master>;
