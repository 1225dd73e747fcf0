import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  comments: {
    /** The admins' lists of comments that were reported or hidden. */
    admin: {
      heading: "评论管理",
      lead: "查看被举报的评论，将其隐藏或保留。被拒绝发布的评论也可在此查看。每项决定及原因都会被记录。",
      queue: "显示",
      queues: {
        FLAGGED: "被举报的评论",
        HIDDEN: "已隐藏的评论",
        REFUSED: "被拒绝的评论",
      },
      count_other: "{{count, number}} 条评论",
      list: "评论列表",
      loading: "正在加载评论",
      failed: "无法加载评论",
      none: {
        FLAGGED: { title: "没有待处理的评论", text: "一旦有人举报，评论就会显示在这里。" },
        HIDDEN: { title: "没有已隐藏的评论", text: "可以在这里恢复显示已隐藏的评论。" },
        REFUSED: {
          title: "没有被拒绝的评论",
          text: "因提供联系方式、声称能追回资金或冒充工作人员而被拒绝的评论会显示在这里。",
        },
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
      refused: {
        reasons: {
          CONTACT_OFFERED: "提供联系方式",
          RECOVERY_OFFERED: "声称能追回资金",
          STAFF_CLAIMED: "冒充工作人员或机构",
        },
        ask: { title: "标记为已查看？", text: "评论内容将被销毁，只保留谁在何时被拒绝，无法恢复。" },
        seen: "标记为已查看",
        seenOf: "将 {{nick}} 被拒绝的评论标记为已查看",
        openOf: "查看 {{nick}} 想要评论的内容",
        done: "已标记为已查看，其内容将被销毁。",
      },
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
  },
  queues: {
    COMMENTS: "被举报的评论",
    REFUSED_COMMENTS: "被拒绝的评论",
  },
  pages: {
    adminComments: { title: "评论管理" },
  },
  trail: {
    subjects: {
      comment: "评论",
    },
    acts: {
      CommentHidden: "隐藏评论",
      CommentRestored: "恢复评论",
      RefusedCommentClosed: "已查看被拒绝的评论",
    },
  },
} satisfies TextsLike<typeof master>;
