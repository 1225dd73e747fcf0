import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  delivery: {
    heading: "机构转交记录",
    lead: "发送给该机构的内容及其结果。此处不显示内容本身。",
    back: "机构",
    list: "转交尝试",
    loading: "正在加载转交记录",
    failed: "无法加载转交记录",
    count_other: "{{count, number}} 次",
    none: { title: "尚未发送任何内容", text: "举报或测试消息发送后会显示在这里。" },
    inboxOnly: "{{agency}} 目前没有可接收消息的 Webhook，举报会放入收件箱。",
    nobody: "{{agency}} 既没有可接收消息的 Webhook，也没有能查看收件箱的成员：目前没有人收到举报。",
    outcome: "结果",
    outcomes: { ALL: "全部", TAKEN: "已接收或在收件箱", FAILED: "失败" },
    test: "发送测试消息",
    tested: "测试消息正在发送，结果很快会出现在列表中。",
    refresh: "刷新",
    replay: "重新发送",
    replayOf: "重新发送举报 {{seq}}",
    replayDay: "重新发送最近一天",
    replayed: "正在重新发送。",
    missing: "现在没有可接收的 Webhook：它已停止或设置已更改。",
    askReplayDay: {
      title: "要重新发送最近一天的内容吗？",
      text: "该机构最近 24 小时收到的内容将全部再发送一次。重复消息的编号相同，机构可以识别。",
    },
    taken: { WEBHOOK: "已接收", INBOX: "已放入收件箱" },
    contents: { SHARED: "共享举报", REVOKED: "撤回举报", TEST: "测试消息" },
    answered: "响应 {{status}} · {{ms, number}} 毫秒",
    unanswered: "无响应 · {{ms, number}} 毫秒",
    failures: {
      STATUS: "返回错误",
      REDIRECTED: "被重定向",
      GONE: "已停止接收（410）",
      TIMED_OUT: "超时",
      ADDRESS_REFUSED: "地址不被允许",
      CERTIFICATE_INVALID: "证书无效",
      UNREACHABLE: "无法连接",
    },
  },
  queues: {
    PARKED_DELIVERIES: "已搁置的机构转交",
  },
  pages: {
    adminDeliveries: { title: "机构转交记录" },
  },
  trail: {
    subjects: {
      delivery: "向机构转交",
    },
    acts: {
      DeliveryTestAsked: "向机构发送测试消息",
      DeliveryReplayAsked: "向机构重新发送",
    },
  },
} satisfies TextsLike<typeof master>;
