import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  newsletter: {
    heading: "Newsletter",
    completed: "Subscription completed.",
    completedText: "Once a week you get our email. To end it, use the link at the bottom of any email.",
    confirmTitle: "Subscribe to the newsletter?",
    confirmText: "Press the button and the subscription of your email address begins.",
    confirm: "Begin the subscription",
    endTitle: "Stop getting the newsletter?",
    endText: "When you end the subscription, your email address is deleted too.",
    end: "End the subscription",
    ended: "Your subscription has ended.",
    endedText: "We have deleted your email address. You can subscribe again at any time.",
    expired: "This link can't be used",
    expiredText: "It has expired, or only a part of it was copied. Subscribe again at the bottom of the page.",
    home: "To the home page",
  },
  pages: {
    newsletterConfirm: { title: "Confirm the newsletter", description: "Confirm your subscription to the newsletter." },
    newsletterEnd: { title: "End the newsletter", description: "End your subscription to the newsletter." },
  },
  common: {
    footer: {
      newsletter: "Newsletter",
      newsletterLead: "New schemes and how to avoid them, by email.",
      email: "Email address",
      emailInvalid: "Please check your mail address.",
      subscribeSent: "We have sent you an email. Please use the link in it to confirm.",
      subscribe: "Subscribe",
    },
  },
} satisfies InflectedTexts<typeof master>;
