import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  newsletter: {
    heading: "新闻简报",
    completed: "订阅完成。",
    completedText: "我们每周发送一封邮件。如需退订，请点击邮件底部的链接。",
    confirmTitle: "要订阅新闻简报吗？",
    confirmText: "点击按钮后，您的邮箱即开始订阅。",
    confirm: "开始订阅",
    endTitle: "要退订新闻简报吗？",
    endText: "退订后，您的邮箱地址也会被删除。",
    end: "退订",
    ended: "已退订。",
    endedText: "您的邮箱地址已删除，随时可以重新订阅。",
    expired: "链接无法使用",
    expiredText: "链接已失效或复制不完整。请在页面底部重新订阅。",
    home: "返回首页",
  },
  pages: {
    newsletterConfirm: { title: "确认订阅新闻简报", description: "确认您的新闻简报订阅。" },
    newsletterEnd: { title: "退订新闻简报", description: "退订新闻简报。" },
  },
  common: {
    footer: {
      newsletter: "新闻简报",
      newsletterLead: "通过邮件了解新的诈骗手法和预防方法。",
      email: "电子邮箱地址",
      emailInvalid: "请检查电子邮箱地址。",
      subscribeSent: "确认邮件已发送，请点击邮件中的链接。",
      subscribe: "订阅",
    },
  },
} satisfies TextsLike<typeof master>;
