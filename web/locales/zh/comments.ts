import type { TextsLike } from "@sb/contracts/texts.ts";
import type { comments as master } from "../ko/comments.ts";

export const comments = {
  heading: "评论",
  count_other: "{{count, number}} 条评论",
  list: "评论列表",
  loading: "正在加载评论",
  failed: "无法加载评论",
  none: "暂无评论。",
  noneText: "如果您有想分享的内容，欢迎写下第一条评论。",
  gone: {
    DELETED: "作者已删除此内容。",
    HIDDEN: "管理员已隐藏此内容。",
  },
  write: {
    label: "写评论",
    hint: "所有人都能看到。请不要写姓名、联系方式或即时通讯账号。",
    refused: {
      CONTACT_OFFERED: "评论中不能包含即时通讯账号或私聊邀请，因为受害者常被引到私下再次受骗。请删除这部分后重试。",
      RECOVERY_OFFERED:
        "评论中不能提供追回资金的帮助，这是针对受害者最常见的二次诈骗。如果您是在讲述自己的经历，请换一种说法后重试。",
      STAFF_CLAIMED:
        "评论中不能自称本站工作人员或官方机构，以免受害者误信。如果您是在揭露这样的人，请换一种说法后重试。",
    },
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
    ask: { title: "要举报这条评论吗？", text: "对于辱骂、广告、个人信息或疑似诈骗的内容，管理员会进行核查和处理。" },
    done: "已收到举报，感谢您的告知。",
  },
  like: "赞 {{total, number}}",
  /** What admins see of comments that were reported or hidden. */
  admin: {
    heading: "评论管理",
    lead: "查看被举报的评论，将其隐藏或保留。每项决定及原因都会被记录。",
    queue: "显示",
    queues: {
      FLAGGED: "被举报的评论",
      HIDDEN: "已隐藏的评论",
    },
    count_other: "{{count, number}} 条评论",
    list: "评论列表",
    loading: "正在加载评论",
    failed: "无法加载评论",
    none: {
      FLAGGED: { title: "没有待处理的评论", text: "一旦有人举报，评论就会显示在这里。" },
      HIDDEN: { title: "没有已隐藏的评论", text: "可以在这里恢复显示已隐藏的评论。" },
    },
    by: "作者：{{nick}}",
    reply: "回复",
    flag: "{{reason}}：{{total, number}} 人",
    flaggedAt: "最近举报：{{when}}",
    hiddenBecause: "隐藏原因：{{reason}}",
    open: "查看原文",
    openOf: "查看 {{nick}} 评论所在的原文",
    reason: "原因",
    reasonHint: "将与决定一并记录，其他人看不到。",
    hide: {
      action: "隐藏",
      of: "隐藏 {{nick}} 的评论",
      title: "要隐藏这条评论吗？",
      text: "内容将不再显示，回复会保留。",
      done: "评论已隐藏",
    },
    keep: {
      action: "保留",
      of: "保留 {{nick}} 的评论",
      title: "要保留这条评论吗？",
      text: "它将从举报列表中移除。",
      done: "评论已保留",
    },
    restore: {
      action: "恢复显示",
      of: "恢复显示 {{nick}} 的评论",
      title: "要恢复显示这条评论吗？",
      text: "所有人都可以再次阅读。",
      done: "评论已恢复显示",
    },
  },
} satisfies TextsLike<typeof master>;
