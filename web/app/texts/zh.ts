import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    skip: "跳到正文",
    stale: "部分内容正在更新，刚刚提交的内容可能稍后才会显示。",
    nav: {
      label: "主菜单",
      open: "打开菜单",
      close: "关闭菜单",
      report: "举报",
      toReport: "举报",
      insight: "洞察",
      support: "客户支持",
      admin: "管理",
      login: "登录",
      logout: "退出登录",
      account: "{{nickname}} 的账户",
      hello: "{{nickname}}",
    },
    footer: {
      mission: "举报会与执法机关及风险交易拦截机构共享，以防止下一次受害。",
      rights: "© {{year}} Safer Block",
    },
    toasts: "通知",
  },
  pages: {
    suffix: "Safer Block",
  },
} satisfies TextsLike<typeof master>;
