import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  newsletterConfirm: {
    subject: "请确认订阅新闻简报",
    intro: "是您用这个邮箱订阅 Safer Block 新闻简报吗？点击下面的按钮即可开始订阅。链接在 7 天内有效。",
    confirm: "确认订阅",
    ignore: "如果不是您本人申请，无需任何操作，我们不会再发送邮件。",
    reason: "有人使用此邮箱申请了新闻简报，因此您收到这封邮件。",
  },
  newsletterWelcome: {
    subject: "新闻简报订阅已开始",
    intro: "感谢您的订阅。我们每周一次介绍虚拟资产犯罪的动向和防范方法。",
    read: "查看以往的安全视角文章",
    reason: "您订阅了新闻简报，因此收到这封邮件。",
  },
} satisfies TextsLike<typeof master>;
