import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  reportFiled: {
    subject: "您的举报已受理（受理编号 {{seq}}）",
    greeting: "{{nickname}}，您好！",
    received: "我们已收到您的举报。感谢您勇敢地站出来。",
    number: "受理编号",
    filedAt: "受理时间",
    open: "查看举报内容",
    next: "如果您有新的线索，可以随时在举报页面补充信息。",
    warning:
      "凡是声称能帮您追回损失、却要求先付费或索要钱包助记词的人，都是骗子。Safer Block 绝不会向您索要费用、助记词或密码。",
    reason: "您收到本邮件，是因为您在 Safer Block 提交了举报。",
  },
} satisfies TextsLike<typeof master>;
