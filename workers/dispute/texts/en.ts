import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  dispute: {
    subjects: {
      ASKED: "Someone asks for your report to be deleted: tell us your side (no. {{seq}})",
      RECEIVED: "We have received your deletion request (no. {{seq}})",
      ANSWERED: "The reporter has answered (request no. {{seq}})",
      REMIND: "The time to answer is nearly over (request no. {{seq}})",
      EXTENDED: "The review has been extended (request no. {{seq}})",
      OVERDUE: "The review is late (request no. {{seq}})",
      DECIDED: "A decision has been made (request no. {{seq}})",
      WITHDRAWN: "A deletion request was withdrawn (no. {{seq}})",
      CLOSED: "Your deletion request was closed (no. {{seq}})",
    },
    intros: {
      ASKED:
        "Someone has asked for your report to be deleted. Before we decide, we want to hear your side. Please answer by the time below.",
      RECEIVED: "We have received your deletion request. We will hear the reporter first and decide by the time below.",
      ANSWERED: "The reporter has answered. We are now looking at both sides.",
      REMIND: "You have not answered the request to delete your report yet. You can do so until the time below.",
      EXTENDED:
        "There is more to look into, so the review was given more time, once. The reason and the new date are on the page of the request.",
      OVERDUE:
        "We have not decided in the time we promised, and we are sorry. Until we do, the report stays as it is. This request comes first now.",
      DECIDED: "We have reviewed the request and decided. The result and the reason are on the page of the request.",
      WITHDRAWN: "The request to delete your report was withdrawn. There is nothing you need to do.",
      CLOSED: "The report you asked about is not public any more, so your request was closed.",
    },
    greeting: "Hello {{nickname}},",
    number: "Request number",
    report: "Report number",
    dueAt: "Until",
    open: "See the request",
    warning: "Safer Block never asks for money, recovery phrases or passwords.",
    reason: "You get this message because a deletion request at Safer Block concerns you.",
  },
} satisfies InflectedTexts<typeof master>;
