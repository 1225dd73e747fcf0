import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  audit: {
    heading: "审计记录",
    lead: "管理员、审核员和编辑在何时做了什么。不含举报人和被举报人的个人信息。",
    list: "操作列表",
    loading: "正在加载",
    failed: "无法加载",
    count_other: "{{count, number}} 条",
    none: {
      title: "没有记录",
      text: "没有符合这些条件的记录。",
    },
    system: "系统",
    did: "{{name}} · 对象 {{target}}",
    because: "原因：{{reason}}",
    only: "仅此人",
    onlyOf: "仅查看 {{name}} 的操作",
    everybody: "所有人",
    subject: "主题",
    act: "操作",
    all: "全部",
    from: "开始日期",
    to: "结束日期",
    export: {
      csv: "导出为 CSV",
      ndjson: "导出为 NDJSON",
    },
    exportHint_other: "导出符合条件的记录；过多时导出最近 {{count, number}} 条。",
  },
  pages: {
    adminAudit: { title: "审计记录" },
  },
} satisfies TextsLike<typeof master>;
