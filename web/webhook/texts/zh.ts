import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  webhook: {
    heading: "Webhook",
    lead: "公开的举报会立即发送到您自己的服务器。",
    back: "我的页面",
    loading: "正在加载您的 Webhook",
    failed: "无法加载您的 Webhook",
    list: "您的 Webhook",
    refresh: "刷新",
    full: "您最多可以有 {{most, number}} 个 Webhook。结束不用的，即可注册新的。",
    none: { title: "您还没有 Webhook", text: "注册一个地址后，公开的举报会发送到那里，您可以在此查看结果。" },
    add: {
      heading: "注册 Webhook",
      fields: { url: "接收地址", crimeTypes: "受害类型", chains: "链" },
      urlHint: "以 https 开头的公开地址，例如 https://example.com/safer-block",
      criteriaHint: "不选择则接收全部。",
      all: "全部",
      chosen_other: "已选 {{count, number}} 项",
      submit: "注册",
      invalid: "请输入以 https 开头、端口为 443 的公开地址。",
    },
    shown: {
      title: "请立即复制签名密钥",
      text: "您可以用它确认消息来自我们。它只显示这一次，关闭后任何人都无法再次查看。",
      copy: "复制密钥",
      copied: "已复制",
      done: "我已复制",
    },
    since: "{{date}} 注册",
    everything: "全部公开举报",
    stopped: {
      badge: "已停止",
      GONE: "接收方回复不再接收（410）。恢复后会从停止处继续发送。",
      FAILING: "多次发送均未被接收。请检查您的服务器后恢复，将从停止处继续发送。",
    },
    noCalls: "尚未发送任何内容。",
    calls: "最近的消息",
    reports_other: "{{count, number}} 条举报",
    actions: { resume: "恢复", end: "结束" },
    resumed: "已恢复发送。",
    ended: "Webhook 已结束，其地址和密钥已被删除。",
    askReplay: { title: "重新发送最近一天的举报？", text: "过去 24 小时内公开或更改的举报将全部再发送一次。" },
    askEnd: { title: "结束这个 Webhook？", text: "将不再向该地址发送内容，其地址和密钥会被删除。此操作无法撤销。" },
    how: {
      title: "如何接收",
      body: "消息正文是最多包含 50 条公开举报的 STIX 2.1 数据包。不公开的举报绝不会发送。",
      signed: "处理消息前，请用 webhook-id、webhook-timestamp 和 webhook-signature 头验证签名。",
      repeated: "重复的消息具有相同的 webhook-id。被删除或转为不公开的举报会以 revoked 形式告知。",
      retries: "以 2xx 回复即视为已接收。否则会在三天内最多发送十次；回复 410 则立即停止。",
      standard: "了解 Standard Webhooks",
    },
  },
  pages: {
    webhooks: { title: "Webhook", description: "在您自己的服务器上接收公开举报。" },
  },
  errors: {
    TOO_MANY_WEBHOOKS: "无法再注册 Webhook。请先结束不用的。",
  },
} satisfies TextsLike<typeof master>;
