import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  objection: {
    subject: "Somebody objects to an entry of your list: {{list}}",
    intro:
      "Safer Block shows the list that you publish, with its source. Somebody objects to one of its entries, so we let you know.",
    list: "List",
    target: "Entry",
    since: "Objection received",
    owner: "Who objects",
    saysOwner: "Says that it is theirs",
    saysNot: "Not its owner",
    because: "Reason",
    open: "See the entry's page",
    unproven: "We don't know whether they are right. Until then the listing stays as it is, marked as disputed.",
    ifWrong:
      "If you take the entry out of your list, it goes from here with the next refresh. If it is right, there is nothing to do.",
    reason: "You get this message because this address is the contact of the list.",
  },
} satisfies InflectedTexts<typeof master>;
