import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  targetPage: {
    back: "举报记录",
    loading: "正在查询举报记录",
    failed: "无法加载举报记录",
    documentTitle: "{{target}}：{{verdict}}",
    chain: "链",
    sameForm: "使用相同格式的链：{{chains}}",
    first: "首次举报",
    last: "最近一次举报",
    asked: "我们以各种写法查过用户的公开举报和公开名单，也查过同一网站的其他地址和相似的地址。",
    happenedToMe: "我也遇到了",
    share: "分享",
    copyLink: "复制链接",
    copied: "链接已复制",
    people_other: "用户举报 {{count, number}} 条",
    peopleList: "用户举报",
    allReports: "查看全部举报",
    lists_other: "被 {{count, number}} 个公开名单收录",
    listsHint: "这些名单由他人收集并公开，与用户举报分开计数。",
    timeline: "至今的记录",
    reported_other: "{{count, number}} 人举报",
    listed: "被名单 {{source}} 收录",
    facts: {
      CONFIRMED: "经工作人员或机构确认",
      DISPUTED: "有举报收到删除请求",
      DISPUTE_WITHDRAWN: "删除请求已撤回",
      KEPT: "经审核，举报予以保留",
      CORRECTED: "经审核，举报已更正",
      CLEARED: "经删除请求审核，举报已删除",
    },
    disputes: "删除请求与结果",
    outcomes: {
      KEPT_other: "经审核保留的举报：{{count, number}} 条",
      CORRECTED_other: "经审核更正的举报：{{count, number}} 条",
      DISPUTE_WITHDRAWN_other: "已撤回的删除请求：{{count, number}} 条",
    },
    newest_other: "这里只列出最近 {{count, number}} 条举报的删除请求结果。更早的结果请在各条举报中查看。",
    named: "同一举报中提到的对象",
    namedHint: "与此对象一起出现在举报中的其他被举报对象。这并不证明它们有关联。",
    namedIn_other: "一起出现在 {{count, number}} 条举报中",
    namedOfIncident: "作为同一事件一并举报",
    namedPartial: "暂时无法查全一起出现的对象。",
    unread: {
      title: "无法识别为地址或网站",
      text: "因此未能查询举报记录。请从原处重新复制，或用词语查找。",
      search: "在举报记录中查找",
      again: "查询其他地址",
    },
  },
  pages: {
    target: {
      title: "地址和网站查询",
      description: "在一处查看钱包地址或网站的公开举报、公开名单、删除请求和相似地址。",
    },
  },
  lookup: {
    seePage: "查看此对象的页面",
  },
} satisfies TextsLike<typeof master>;
