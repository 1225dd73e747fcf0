import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  newsletterConfirm: {
    subject: "Please confirm your newsletter subscription",
    intro:
      "Did you ask for the Safer Block newsletter at this address? Press the button and your subscription begins. The link is good for 7 days.",
    confirm: "Confirm the subscription",
    ignore: "If you did not ask for it, you don't have to do anything. You will get no further email.",
    reason: "You get this message because somebody asked for the newsletter with this address.",
  },
  newsletterWelcome: {
    subject: "Your newsletter subscription has begun",
    intro:
      "Thank you for subscribing. Once a week we write about what happens in crypto crime and how to protect yourself.",
    read: "Read the safer view articles so far",
    reason: "You get this message because you subscribed to the newsletter.",
  },
} satisfies InflectedTexts<typeof master>;
