import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
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
} satisfies InflectedTexts<typeof master>;
