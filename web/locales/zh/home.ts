import type { TextsLike } from "@sb/contracts/texts.ts";
import type { home as master } from "../ko/home.ts";

export const home = {
  page: {
    title: "Safer Block | 虚拟资产犯罪举报与查询",
    description: "举报虚拟资产诈骗与黑客受害，查询可疑的钱包地址和网站。",
  },
  heading: "转账前，先查一查",
  lead: "粘贴钱包地址或网站，立即查看是否被举报过。",
  search: {
    label: "钱包地址、网站或词语",
    submit: "搜索",
    hint: "输入词语后按回车键，在举报记录中查找。",
  },
  verdict: {
    checking: "正在查询举报记录",
    failedTitle: "无法查询",
    failedText: "请检查网络连接后重试。",
    retry: "重试",
  },
  numbers: {
    heading: "举报概览",
    total: "公开的举报",
    listed: "其中来自公开名单",
    reports: "{{count, number}} 条",
    lastDays: "最近 30 天",
    trend: "最近 30 天的举报趋势",
    categories: "各类型举报",
    others_other: "其他 {{count, number}} 个类型",
    asTable: "以表格显示",
    asChart: "以图表显示",
    date: "日期",
    category: "类型",
    count: "数量",
    none: "还没有可显示的举报。",
    failed: "无法加载举报概览",
  },
  partFailed: "这部分未能加载",
  newest: { heading: "最新举报", all: "查看全部", empty: "还没有公开的举报。" },
  insight: { all: "更多文章", empty: "第一篇文章即将发布。" },
  news: { all: "更多新闻", empty: "还没有新闻。" },
  popup: { close: "关闭", notToday: "今天不再显示" },
} satisfies TextsLike<typeof master>;
