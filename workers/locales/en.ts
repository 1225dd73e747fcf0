import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { Mails } from "./ko.ts";

export const mails = {
  frame: {
    hello: "Hello,",
    unasked: "This message was sent automatically. Replies are not read.",
    unsubscribe: "Unsubscribe from these messages",
  },
  newsletterConfirm: {
    subject: "Please confirm your newsletter subscription",
    intro:
      "Did you ask for the Safer Block newsletter at this address? Press the button and your subscription begins. The link is good for 7 days.",
    confirm: "Confirm the subscription",
    ignore: "If you did not ask for it, you don't have to do anything. You will get no further mail.",
    reason: "You get this message because somebody asked for the newsletter with this address.",
  },
  newsletterWelcome: {
    subject: "Your newsletter subscription has begun",
    intro: "Thank you for subscribing. Once a week we write about what happens in crypto crime and how to keep safe.",
    read: "Read the Safer View reports so far",
    reason: "You get this message because you subscribed to the newsletter.",
  },
  insightWeekly: {
    subject: "Safer view this week: {{title}}",
    intro: "Here is what safer view has published this week.",
    all: "See all articles",
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
  watch: {
    headlines: {
      REPORTED: {
        WALLET: "An address you watch was reported",
        SITE: "A site you watch was reported",
        SEARCH: "A new report matches a search you watch",
      },
      DISPUTED: {
        WALLET: "Someone disputes a report on an address you watch",
        SITE: "Someone disputes a report on a site you watch",
        SEARCH: "Someone disputes a report that matches a search you watch",
      },
      CLEARED: {
        WALLET: "A report on an address you watch was removed after review",
        SITE: "A report on a site you watch was removed after review",
        SEARCH: "A report that matched a search you watch was removed after review",
      },
    },
    intros: {
      REPORTED: "There is a new public report on something you watch. You can read it on its page.",
      DISPUTED:
        "Someone has asked for a report on something you watch to be deleted. Until both sides are heard and a decision is made, the report stays public.",
      CLEARED:
        "After a review, a report on something you watch was removed. There may be other reports, so look it up again before you send anything.",
    },
    greeting: "Hello {{nickname}},",
    report: "Report number",
    read: "Read the report",
    list: "See what you watch",
    warning: "Safer Block never asks for money, recovery phrases or passwords.",
    reason: "You get this message because you watch something at Safer Block.",
    end: "Stop watching this",
  },
  watchDaily: {
    subject: "News about what you watch ({{count, number}})",
    intro: "This is what happened in the past day.",
    report: "Report no. {{seq}}",
    gone: "The report is no longer public.",
    more: "And {{count, number}} more.",
    reason: "You get this message because you asked Safer Block for one mail a day about what you watch.",
    pause: "Pause everything I get once a day",
  },
} satisfies InflectedTexts<Mails>;
