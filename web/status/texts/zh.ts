import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  status: {
    heading: "服务状态",
    lead: "如实告诉您现在哪些正常、哪些有延迟。",
    at: "状态约每 30 秒重新检查一次。",
    since: "首次发现：{{ago}}",
    overall: {
      RUNNING: "一切正常",
      DELAYED: "有部分延迟",
      DOWN: "有部分停止",
      UNKNOWN: "有部分无法确认",
    },
    parts: {
      FILING: "受理举报",
      LOOKUP: "查询地址和网站",
      SEARCH: "搜索举报",
      DELIVERY: "转交机构",
      MAIL: "发送邮件",
      LISTS: "更新公开名单",
    },
    states: { RUNNING: "正常", DELAYED: "延迟", DOWN: "停止", UNKNOWN: "未知" },
    running: {
      FILING: "正在受理举报。",
      LOOKUP: "查询正常应答。",
      SEARCH: "可以搜索。",
      DELIVERY: "举报会立即转交。",
      MAIL: "邮件会立即发送。",
    },
    late: {
      LOOKUP_other: "可以查询，但新举报要晚 {{count, number}} 分钟以上才显示。",
      SEARCH_other: "可以搜索，但新举报要晚 {{count, number}} 分钟以上才能搜到。",
      DELIVERY_other: "有转交已等待 {{count, number}} 分钟以上，不会丢失。",
      MAIL_other: "有邮件已等待 {{count, number}} 分钟以上，不会丢失。",
    },
    behind: {
      LOOKUP: "可以查询，但新举报暂时不显示。",
      SEARCH: "可以搜索，但暂时搜不到新举报。",
    },
    down: {
      FILING: "现在无法受理举报，请稍后再试。",
      LOOKUP: "现在无法应答查询。没有答复并不表示安全。",
      SEARCH: "现在无法搜索。没有答复并不表示没有举报。",
      DELIVERY: "转交已停止，恢复后会全部转交。",
      MAIL: "发送已停止，恢复后会全部发送。",
    },
    unknown: "现在无法确认。",
    lists: { refreshed: "最近更新：{{ago}}。", overdue: "有名单未按时更新。" },
    failed: {
      title: "无法询问服务",
      text: "此页面已打开，但服务没有应答。现在也可能无法举报或查询。没有答复并不表示安全。",
    },
  },
  pages: {
    status: { title: "服务状态", description: "显示现在是否受理举报、应答查询、转交机构，以及延迟多久。" },
  },
  common: { footer: { status: "服务状态" } },
} satisfies TextsLike<typeof master>;
