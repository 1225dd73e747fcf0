import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  apikey: {
    heading: "API 密钥",
    lead: "有了密钥，您自己的程序就可以查询地址和网站。",
    back: "我的页面",
    loading: "正在加载密钥",
    failed: "无法加载密钥",
    list: "我的密钥",
    make: "创建密钥",
    full: "最多可以有 {{most, number}} 个密钥。撤销不用的密钥后即可创建新的。",
    none: { title: "还没有密钥", text: "创建后，可在此查看使用量并撤销。" },
    create: {
      title: "创建密钥",
      text: "请取一个能说明用途的名称。",
      name: "名称",
      hint: "例如：生产服务器",
      confirm: "创建",
    },
    shown: {
      title: "请立即复制密钥",
      text: "密钥只显示这一次。关闭后无法再次查看。",
      copy: "复制密钥",
      copied: "已复制",
      done: "我已复制",
    },
    ends: "…{{hint}} · 创建于 {{date}}",
    rate_other: "每分钟最多 {{count, number}} 次请求",
    used_other: "最近 {{days, number}} 天共 {{count, number}} 次请求",
    refused_other: "其中 {{count, number}} 次超出限额",
    unused: "尚未使用",
    usage: { title: "每日使用量", day: "日期（UTC）", requests: "请求", over: "超出限额" },
    scopes: {
      names: { read: "查询、列表和导出", file: "以我的名义举报" },
      hint: "请只给确有需要的程序开通举报权限：持有密钥的人都能以您的名义举报。",
      of: "用途：{{scopes}}",
    },
    revoke: {
      action: "撤销",
      of: "撤销 {{name}}",
      title: "要撤销此密钥吗？",
      text: "使用“{{name}}”的程序将立即无法查询。此操作无法撤回。",
      done: "密钥已撤销",
    },
    how: {
      title: "使用方法",
      one: "查询一个地址或网站。",
      many: "一次最多查询 100 个。",
      range: "查询时不透露要找什么：只发送规范化地址的 SHA-256 的前五个字符，再从答复中查找其余字符。",
      docs: "所有请求的说明",
      bulk: "不用程序，批量查询",
      secret: "请像对待密码一样保管密钥。如果密钥已公开，请立即撤销。",
    },
    admin: {
      make: "为机构创建密钥",
      makeText: "机构可用它以自己的程序获取举报。密钥只显示一次，请立即交给机构。",
      agencyField: "机构",
      heading: "API 密钥",
      lead: "目前有效的所有密钥。对被滥用的密钥，请注明理由后撤销。",
      count_other: "{{count, number}} 个密钥",
      held: "{{nick}} 的密钥",
      agency: "机构 {{agencySeq}} 的密钥",
      reason: "理由",
      reasonHint: "撤销的事实会留在审计记录中。",
      none: { title: "没有密钥", text: "会员创建的密钥会显示在这里。" },
    },
  },
  pages: {
    apiKeys: { title: "API 密钥", description: "为您自己的程序创建和撤销密钥。" },
    adminApiKeys: { title: "API 密钥" },
  },
  trail: {
    subjects: {
      apikey: "API 密钥",
    },
    acts: {
      ApiKeyIssued: "为机构创建 API 密钥",
      ApiKeyRevoked: "撤销 API 密钥",
    },
  },
  errors: {
    TOO_MANY_KEYS: "密钥数量已达上限。请先撤销不用的密钥。",
  },
} satisfies TextsLike<typeof master>;
