import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  templates: {
    choose: "Choose a template",
    language: "Language of the answer",
    theirs: "They use {{language}}.",
    unknown: "Their language is not known. Please go by what they wrote.",
    list: "Answer templates",
    failed: "The answer templates could not be loaded",
    none: "There is no template for this yet. Editors write them under “Answer templates”.",
    newest_one: "Only the newest template is shown.",
    newest_other: "Only the newest {{count, number}} templates are shown.",
  },
} satisfies InflectedTexts<typeof master>;
