import type { TextsLike } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  dispute: {
    subjects: {
      ASKED: "有人请求删除您的举报，请说明您的意见（请求编号 {{seq}}）",
      RECEIVED: "已收到您的删除请求（请求编号 {{seq}}）",
      ANSWERED: "举报人已答复（请求编号 {{seq}}）",
      REMIND: "答复期限即将结束（请求编号 {{seq}}）",
      EXTENDED: "审核期限已延长（请求编号 {{seq}}）",
      OVERDUE: "审核有所延误（请求编号 {{seq}}）",
      DECIDED: "删除请求已有决定（请求编号 {{seq}}）",
      WITHDRAWN: "删除请求已撤回（请求编号 {{seq}}）",
      CLOSED: "您的删除请求已结束（请求编号 {{seq}}）",
    },
    intros: {
      ASKED: "有人请求删除您的举报。在作出决定之前，我们希望先听取您的意见。请在以下期限前答复。",
      RECEIVED: "我们已收到您的删除请求。我们会先听取举报人的意见，并在以下期限前作出决定。",
      ANSWERED: "举报人已经答复。我们正在综合考虑双方的说明。",
      REMIND: "您尚未答复针对您举报的删除请求。在以下期限前您仍可答复。",
      EXTENDED: "由于仍需进一步核查，审核期限已延长一次。原因和新的期限请在请求页面查看。",
      OVERDUE: "我们未能在承诺的期限内作出决定，深表歉意。在此之前举报保持不变，我们会优先处理该请求。",
      DECIDED: "我们已审核该请求并作出决定。结果和理由请在请求页面查看。",
      WITHDRAWN: "针对您举报的删除请求已撤回，您无需进行任何操作。",
      CLOSED: "您请求删除的举报已不再公开，因此该请求已结束。",
    },
    greeting: "{{nickname}}，您好！",
    number: "请求编号",
    report: "举报编号",
    dueAt: "期限",
    open: "查看请求",
    warning: "Safer Block 绝不会向您索要费用、助记词或密码。",
    reason: "您收到本邮件，是因为 Safer Block 上的一项删除请求与您有关。",
  },
} satisfies TextsLike<typeof master>;
