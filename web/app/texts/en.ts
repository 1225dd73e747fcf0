import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    skip: "Skip to content",
    stale: "Some of this page is catching up. What was added just now may appear a little later.",
    nav: {
      label: "Main menu",
      open: "Open menu",
      close: "Close menu",
      report: "Report",
      toReport: "Report",
      insight: "Insight",
      support: "Support",
      admin: "Admin",
      login: "Log in",
      logout: "Log out",
      account: "Account of {{nickname}}",
      hello: "{{nickname}}",
    },
    footer: {
      mission:
        "Reports are shared with investigators and with those who block risky transactions, to prevent the next loss.",
      rights: "© {{year}} Safer Block",
    },
    toasts: "Notifications",
  },
  pages: {
    suffix: "Safer Block",
  },
} satisfies InflectedTexts<typeof master>;
