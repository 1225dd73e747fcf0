import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
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
} satisfies InflectedTexts<typeof master>;
