import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  template: {
    heading: "Answer templates",
    lead: "Answers that are given often, written once. Staff choose one when they answer, and edit it before it is sent.",
    write: "Write a template",
    writeHeading: "New answer template",
    editHeading: "Edit answer template",
    back: "All answer templates",
    results_one: "{{count, number}} answer template",
    results_other: "{{count, number}} answer templates",
    loading: "Loading answer templates",
    failed: "The answer templates could not be loaded",
    use: "Used for",
    uses: {
      INQUIRY: "Answers to inquiries",
      ANALYSIS: "Answers to analyses",
      DISPUTE: "Decisions on deletion requests",
      OBJECTION: "Decisions on objections",
      COMMENT: "Reasons for comments",
    },
    state: "State",
    states: { LIVE: "In use", ARCHIVED: "Archived" },
    none: {
      LIVE: {
        title: "No answer templates",
        text: "Write down an answer that you give often, and staff can choose it.",
      },
      ARCHIVED: {
        title: "Nothing is archived",
        text: "An archived template is not offered, and can be used again at any time.",
      },
    },
    name: "Name of the template",
    nameHint: "Only staff see it.",
    textIn: "Answer in {{language}}",
    textHint: "No personal information, please. Where a language is left empty, the Korean answer is offered.",
    save: "Save",
    saved: "The answer template is saved",
    archive: { action: "Archive", of: "Archive “{{title}}”", done: "The template is archived" },
    restore: { action: "Use again", of: "Use “{{title}}” again", done: "The template can be chosen again" },
    remove: {
      action: "Delete",
      of: "Delete “{{title}}”",
      reason: "Reason for deleting it",
      ask: {
        title: "Delete the template?",
        text: "“{{title}}” will be gone for good. Answers that were sent stay as they are.",
      },
      done: "The template is deleted",
    },
    changed: {
      title: "Somebody else has changed this template meanwhile",
      text: "The saved template is now called “{{title}}”. Please choose which one stays.",
      take: "Load the saved template",
      keep: "Keep mine, then save",
    },
  },
  pages: {
    adminTemplates: { title: "Answer templates" },
    adminTemplateWrite: { title: "New answer template" },
    adminTemplate: { title: "Edit answer template" },
  },
  trail: {
    subjects: { template: "Answer template" },
    acts: {
      TemplateWritten: "Answer template written",
      TemplateModified: "Answer template changed",
      TemplateOffered: "Answer template put in use",
      TemplateArchived: "Answer template archived",
      TemplateDeleted: "Answer template deleted",
    },
  },
} satisfies InflectedTexts<typeof master>;
