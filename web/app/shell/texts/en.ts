import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  rail: {
    shortcuts: {
      title: "Keyboard shortcuts",
      text: "They don't work while you type or a dialog is open. You can switch them off on this device.",
      on: "Use shortcuts",
      keys: { next: "Next row", previous: "Previous row", open: "Open the row", search: "Search", help: "This help" },
    },
    narrow: "Icons only",
    parts: {
      work: "Work",
      content: "Content",
      partners: "Partners",
      system: "System",
    },
  },
} satisfies InflectedTexts<typeof master>;
