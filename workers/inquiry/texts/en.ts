import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  inquiry: {
    subjects: {
      INQUIRY_ANSWERED: "Your inquiry has an answer (no. {{seq}})",
      INQUIRY_COMMENTED: "There is a new comment on your inquiry (no. {{seq}})",
    },
    intros: {
      INQUIRY_ANSWERED: "We have answered your inquiry. Thank you for your patience.",
      INQUIRY_COMMENTED: "We have left a comment on your inquiry.",
    },
    greeting: "Hello {{nickname}},",
    number: "Inquiry number",
    open: "See your inquiry",
    private: "What you asked and what we answered is not in this message: you can read it once you have logged in.",
    reason: "You get this message because you sent an inquiry to Safer Block.",
  },
} satisfies InflectedTexts<typeof master>;
