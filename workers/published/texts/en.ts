import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  published: {
    subjects: {
      HELD: "A list's change waits for you: {{name}}",
      FAILING: "A list can't be refreshed: {{name}}",
    },
    intros: {
      HELD: "The publisher's new list differs much from the last one. Please see whether that is right, and accept it or leave it.",
      FAILING: "We have tried several times and could not get the list from its publisher. The admin area says why.",
    },
    list: "List",
    lastGood: "Last seen",
    never: "Not yet",
    open: "See the lists",
    stays: "Until then the last good state of the list stays as it is.",
    reason: "You get this message because you are an admin of Safer Block.",
  },
} satisfies InflectedTexts<typeof master>;
