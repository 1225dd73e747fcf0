import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { newsletter as master } from "../ko/newsletter.ts";

export const newsletter = {
  heading: "Newsletter",
  completed: "Subscription completed.",
  completedText: "Once a week you get our mail. To end it, use the link at the bottom of any mail.",
  confirmTitle: "Subscribe to the newsletter?",
  confirmText: "Press the button and the subscription of your mail address begins.",
  confirm: "Begin the subscription",
  endTitle: "Stop getting the newsletter?",
  endText: "When you end the subscription, your mail address is deleted too.",
  end: "End the subscription",
  ended: "Your subscription has ended.",
  endedText: "We have deleted your mail address. You can subscribe again at any time.",
  expired: "This link can't be used",
  expiredText: "It has expired, or only a part of it was copied. Subscribe again at the bottom of the page.",
  home: "To the home page",
} satisfies InflectedTexts<typeof master>;
