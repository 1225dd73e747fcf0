import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  others: {
    title: "Other targets of the same incident",
    hint: "If a wallet, a website and a messenger account were used together, add them here. You tell what happened once, and each target gets its own report. Give a messenger account as its link, such as t.me/…",
    add: "Add another one of the same incident",
    most: "Up to {{count, number}} targets of one incident can be reported together.",
    target: "Target {{row, number}}",
    remove: "Remove target {{row, number}}",
    unread: "This cannot be read as a wallet address or a website. Please check it.",
  },
} satisfies InflectedTexts<typeof master>;
