import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
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
} satisfies TextsLike<typeof master>;
