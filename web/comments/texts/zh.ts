import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  comments: {
    heading: "评论",
    count_other: "{{count, number}} 条评论",
    list: "评论列表",
    loading: "正在加载评论",
    failed: "无法加载评论",
    none: "暂无评论。",
    noneText: "如果您有想分享的内容，欢迎写下第一条评论。",
    gone: {
      DELETED: "作者已删除此内容。",
      HIDDEN: "工作人员已隐藏此内容。",
    },
    write: {
      label: "写评论",
      hint: "所有人都能看到。请不要写姓名、联系方式或即时通讯账号。",
      submit: "发表评论",
      empty: "请输入内容。",
      done: "评论已发表",
      loginLead: "登录后即可发表评论。",
    },
    reply: {
      action: "回复",
      to: "回复 {{nick}}",
      label: "写给 {{nick}} 的回复",
      submit: "发表回复",
      done: "回复已发表",
      list: "对 {{nick}} 的回复",
      more_other: "再显示 {{count, number}} 条回复",
    },
    remove: {
      action: "删除",
      own: "删除我的评论",
      ask: { title: "要删除这条评论吗？", text: "删除后无法恢复，他人的回复会保留。" },
      done: "评论已删除",
    },
    flag: {
      action: "举报",
      of: "举报 {{nick}} 的评论",
      reason: "原因",
      reasons: {
        FRAUD: "诈骗或声称可追回资金",
        ADVERTISING: "广告",
        ABUSE: "辱骂或骚扰",
        PERSONAL_INFORMATION: "个人信息",
        OTHER: "其他原因",
      },
      ask: {
        title: "要举报这条评论吗？",
        text: "对于辱骂、广告、个人信息或疑似诈骗的内容，工作人员会进行核查和处理。",
      },
      done: "已收到举报，感谢您的告知。",
    },
    like: "赞 {{total, number}}",
  },
  errors: {
    OWN_COMMENT: "不能举报自己的评论。",
    CONTACT_OFFERED: "评论中不能包含即时通讯账号或私聊邀请，因为受害者常被引到私下再次受骗。请删除这部分后重试。",
    RECOVERY_OFFERED:
      "评论中不能提供追回资金的帮助，这是针对受害者最常见的二次诈骗。如果您是在讲述自己的经历，请换一种说法后重试。",
    STAFF_CLAIMED: "评论中不能自称本站工作人员或官方机构，以免受害者误信。如果您是在揭露这样的人，请换一种说法后重试。",
  },
} satisfies TextsLike<typeof master>;
