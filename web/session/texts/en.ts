import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    guard: {
      title: "Login required",
      text: "This feature is available after login. Please log in with a Google account.",
      login: "Log in",
      cancel: "Cancel",
    },
    loggedOut: "You are logged out.",
  },
} satisfies InflectedTexts<typeof master>;
