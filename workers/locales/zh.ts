import type { TextsLike } from "@sb/contracts/texts.ts";
import type { Mails } from "./ko.ts";

export const mails = {
  frame: {
    unasked: "本邮件由系统自动发送，请勿直接回复。",
    unsubscribe: "退订此类邮件",
  },
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
  analysisEnded: {
    subject: "您的深度分析请求已有结果（请求编号 {{seq}}）",
    greeting: "{{nickname}}，您好！",
    answered: "我们已答复您的深度分析请求。",
    closed: "很抱歉，您的深度分析请求未能进行，现已关闭。原因请在请求页面查看。",
    number: "请求编号",
    open: "查看答复",
    private: "答复涉及您的案件，因此不写在邮件中，登录后即可查看。",
    reason: "您收到本邮件，是因为您在 Safer Block 请求了深度分析。",
  },
} satisfies TextsLike<Mails>;
