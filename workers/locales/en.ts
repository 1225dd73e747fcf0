import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { Mails } from "./ko.ts";

export const mails = {
  frame: {
    unasked: "This message was sent automatically. Replies are not read.",
    unsubscribe: "Unsubscribe from these messages",
  },
  reportFiled: {
    subject: "Your report has been filed (no. {{seq}})",
    greeting: "Hello {{nickname}},",
    received: "We have received your report. Thank you for coming forward.",
    number: "Report number",
    filedAt: "Filed",
    open: "See your report",
    next: "If you learn more, you can add it on the page of your report at any time.",
    warning:
      "Anyone who promises to get your money back and asks for a fee or your wallet's recovery phrase first is a scammer. Safer Block never asks for money, recovery phrases or passwords.",
    reason: "You get this message because you filed a report with Safer Block.",
  },
  analysisEnded: {
    subject: "Your analysis request has an answer (no. {{seq}})",
    greeting: "Hello {{nickname}},",
    answered: "We have answered your request for an in-depth analysis.",
    closed: "We have closed your request without an analysis. The reason is on the page of your request.",
    number: "Request number",
    open: "See the answer",
    private: "The answer is about your case, so it is not in this message: you read it after logging in.",
    reason: "You get this message because you asked Safer Block for an in-depth analysis.",
  },
} satisfies InflectedTexts<Mails>;
