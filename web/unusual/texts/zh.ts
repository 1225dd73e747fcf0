import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  unusual: {
    heading: "异常举报",
    lead: "短时间内集中出现或文字几乎相同的举报。系统不会自动处罚，由查看的人判断。",
    queue: "显示",
    queues: { OPEN: "待查看", REVIEWED: "已查看" },
    count_other: "{{count, number}} 项",
    list: "异常举报列表",
    loading: "正在加载列表",
    failed: "无法加载列表",
    none: {
      OPEN: { title: "没有待查看的举报", text: "出现异常举报时会显示在这里。" },
      REVIEWED: { title: "还没有已查看的举报", text: "已查看的举报和备注会保留在这里。" },
    },
    rules: {
      MANY_BY_ONE: "一人大量举报",
      ON_ONE_TARGET: "集中于一个对象",
      SAME_TEXT: "文字几乎相同",
    },
    reasons: {
      MANY_BY_ONE: "同一账户在短时间内提交了 {{total, number}} 份举报",
      ON_ONE_TARGET: "短时间内有 {{total, number}} 人举报同一对象",
      SAME_TEXT: "一天内收到 {{total, number}} 份仅有细微差别的举报",
    },
    between: "{{first}} 至 {{last}}",
    private: "不公开的举报",
    more_other: "另有 {{count, number}} 份",
    noted: "{{nick}} 的备注：{{note}}",
    waiting: "等待查看 · 首次举报：{{ago}}",
    confirmedAt: "已确认 · {{at}}",
    reason: "理由",
    reasonHint: "理由会被记录，仅管理员可见。",
    confirm: {
      action: "确认该对象",
      of: "{{target}}：确认该对象",
      title: "要确认该对象吗？",
      text: "对象：{{target}}。它会立即进入拦截名单，查询时显示为已确认。",
      done: "已列入拦截名单",
    },
    unconfirm: {
      action: "撤回确认",
      of: "{{target}}：撤回确认",
      title: "要撤回确认吗？",
      text: "对象：{{target}}。所有人的确认都会撤回，是否列入名单只由举报决定。",
      done: "已撤回确认",
    },
    review: {
      action: "标记为已查看",
      of: "{{reason}}：标记为已查看",
      title: "要留下备注吗？",
      note: "备注",
      hint: "备注会被记录，仅管理员可见。举报和账户不会有任何变化。",
      done: "已标记为已查看",
    },
  },
  queues: {
    UNUSUAL: "异常举报",
  },
  pages: {
    adminUnusual: { title: "异常举报" },
  },
  trail: {
    subjects: {
      unusual: "异常举报",
    },
    acts: {
      UnusualFilingsReviewed: "已查看异常举报",
    },
  },
} satisfies TextsLike<typeof master>;
