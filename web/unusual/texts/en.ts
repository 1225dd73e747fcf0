import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  unusual: {
    heading: "Unusual reports",
    lead: "Reports that came all at once or whose texts are nearly the same. Nothing is punished automatically; whoever looks decides.",
    queue: "Show",
    queues: { OPEN: "To look at", REVIEWED: "Looked at" },
    count_one: "{{count, number}} case",
    count_other: "{{count, number}} cases",
    list: "Unusual reports",
    loading: "Loading the list",
    failed: "The list could not be loaded",
    none: {
      OPEN: { title: "Nothing to look at", text: "Unusual reports appear here." },
      REVIEWED: { title: "Nothing was looked at yet", text: "Cases that were looked at stay here with their notes." },
    },
    rules: {
      MANY_BY_ONE: "Many by one person",
      ON_ONE_TARGET: "Many on one target",
      SAME_TEXT: "Nearly the same text",
    },
    reasons: {
      MANY_BY_ONE: "One account filed {{total, number}} reports in a short time",
      ON_ONE_TARGET: "{{total, number}} people reported the same target in a short time",
      SAME_TEXT: "{{total, number}} reports within a day differ in a few words only",
    },
    between: "{{first}} to {{last}}",
    private: "Private report",
    more_one: "and {{count, number}} more",
    more_other: "and {{count, number}} more",
    noted: "Note by {{nick}}: {{note}}",
    waiting: "Waiting for a look · first report {{ago}}",
    confirmedAt: "Confirmed · {{at}}",
    reason: "Reason",
    reasonHint: "It is recorded, and only admins see it.",
    confirm: {
      action: "Confirm the target",
      of: "{{target}}: Confirm the target",
      title: "Confirm this target?",
      text: "Target: {{target}}. It is on the blocklists at once, and look-ups show it as confirmed.",
      done: "The target is on the blocklists",
    },
    unconfirm: {
      action: "Take confirmation back",
      of: "{{target}}: Take confirmation back",
      title: "Take the confirmation back?",
      text: "Target: {{target}}. Everybody's confirmation is taken back; after that the reports alone decide whether it is listed.",
      done: "The confirmation was taken back",
    },
    review: {
      action: "Mark as looked at",
      of: "{{reason}}: mark as looked at",
      title: "Note what you saw?",
      note: "Note",
      hint: "It is recorded, and only admins see it. Nothing happens to the reports or the accounts.",
      done: "Marked as looked at",
    },
  },
  queues: {
    UNUSUAL: "Unusual reports",
  },
  pages: {
    adminUnusual: { title: "Unusual reports" },
  },
  trail: {
    subjects: {
      unusual: "Unusual reports",
    },
    acts: {
      UnusualFilingsReviewed: "Unusual reports reviewed",
    },
  },
} satisfies InflectedTexts<typeof master>;
