import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  inquiry: {
    subjects: {
      INQUIRY_ANSWERED: "您的咨询已得到答复（咨询编号 {{seq}}）",
      INQUIRY_COMMENTED: "您的咨询有新的评论（咨询编号 {{seq}}）",
    },
    intros: {
      INQUIRY_ANSWERED: "我们已答复您的咨询。感谢您的耐心等待。",
      INQUIRY_COMMENTED: "我们在您的咨询中留下了评论。",
    },
    greeting: "{{nickname}}，您好！",
    number: "咨询编号",
    open: "查看咨询",
    private: "为保护您的隐私，本邮件不包含咨询和答复的内容，请登录后查看。",
    reason: "您收到本邮件，是因为您向 Safer Block 提交了咨询。",
  },
} satisfies TextsLike<typeof master>;
