import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  figures: {
    heading: "统计",
    lead: "查看每天收到和处理的事项，以及等待了多久。日期按 UTC 计算，今天尚未结束。",
    span: "期间",
    lastDays_other: "最近 {{count, number}} 天",
    loading: "正在加载统计",
    failed: "无法加载统计",
    day: "日期",
    table: "以表格查看",
    csv: "保存为 CSV",
    png: "保存为图片",
    series: {
      reports: "收到的举报",
      begun: "收到的请求",
      ended: "结束的请求",
      delivered: "已转交",
      notDelivered: "未转交",
      parked: "已搁置",
      others: "其他类型",
      refused: "拒绝的评论",
      found: "发现的情况",
      seen: "已查看",
    },
    plots: {
      reports: {
        title: "举报",
        text: "用户提交的举报，不包括从公开名单导入的条目。",
      },
      disputes: {
        title: "删除请求",
        text: "分别在收到当天和结束当天计数，撤回也算结束。",
      },
      deliveries: {
        title: "向机构转交",
        text: "通知合作机构的次数、失败的尝试，以及因所有尝试均失败而搁置的转交。",
      },
      refused: {
        title: "被拒绝的评论",
        text: "分别在拒绝当天，以及工作人员查看或作者注销账号当天计数。",
      },
      unusual: {
        title: "异常举报",
        text: "分别在规则发现当天和工作人员首次查看当天计数。",
      },
      oldest: {
        title: "最长等待天数",
        text: "每天结束时，等待最久的事项已等了几天。",
      },
      waiting: {
        title: "等待中的事项",
        text: "每天结束时仍在等待的数量。",
      },
      parked: {
        title: "已搁置的任务",
        text: "按类型显示当前搁置的任务：每天结束时其中有多少已搁置。之后重新执行或丢弃的任务不计入。",
      },
    },
  },
  pages: { adminFigures: { title: "统计" } },
} satisfies TextsLike<typeof master>;
