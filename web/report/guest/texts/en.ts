import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  visitor: {
    first: {
      title: "You can start without logging in",
      text: "What you write stays on this device, encrypted, and you log in when you send it.",
    },
    last: {
      title: "Log in to send the report",
      text: "What you wrote is kept on this device, encrypted. After the login you come back to this page; once you send the report or start over, it is deleted from this device.",
    },
    filesNotKept: "This device can't keep attachments. Please add them again after the login.",
    inApp:
      "Google's login doesn't work inside {{name}}, and what you write here can't be taken to another browser. Please open the page in your browser first.",
  },
} satisfies InflectedTexts<typeof master>;
