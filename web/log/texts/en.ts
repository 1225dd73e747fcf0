import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  log: {
    heading: "Check the public log",
    lead: "Reports and decisions stand in a public log that anyone can verify. Paste a proof, and this device checks it. It only reads the log: what you check is not sent.",
    label: "Proof",
    hint: "The content of a .tlog-proof file, saved from a receipt",
    submit: "Check",
    checking: "Checking on your device",
    save: "Save the proof",
    proven: "It stands in the public log",
    limits:
      "This proves that it was recorded at that time and has not been changed since. It does not prove that it is true.",
    link: "A link that proves this",
    place: "Entry {{index, number}} of {{size, number}}",
    results: {
      NOT_SIGNED: "This service has not signed it.",
      NOT_IN_LOG: "It does not stand in the log. The proof may have been changed.",
      OTHER_FACT: "There is such an entry, but it is about something else.",
      UNREADABLE: "This proof can't be read. Please paste the whole content of the file.",
      TOO_NEW: "It has not been signed yet. Please check again in a minute.",
      FAILED: "That could not be checked. The report may have been deleted, or the connection lost.",
    },
    names: {
      kind: "Entry",
      at: "Time",
      by: "By",
      outcome: "Outcome",
      report: "Report number",
      request: "Request number",
      target: "Target",
      text: "Hash of the text",
      place: "Place",
    },
    kinds: {
      REPORT_FILED: "A report was published",
      REPORT_CHANGED: "A report was changed",
      REPORT_DISPUTED: "Somebody asked to delete it",
      REPORT_DECIDED: "The request was decided",
      REPORT_REMOVED: "A report was removed",
      LIST_ENTRY: "Put on a published list",
      LIST_ENTRY_REMOVED: "Taken off a published list",
      LIST_ENTRY_DECIDED: "An objection to a listing was decided",
      RULES: "A new version of the rules",
    },
    roles: {
      OWNER: "Who filed it",
      STAFF: "Staff",
      REQUESTER: "Who asked for it",
      SERVICE: "The service",
    },
    outcomes: {
      KEPT: "The report stays",
      CORRECTED: "The report was corrected",
      REMOVED: "The report was removed",
      WITHDRAWN: "The request was withdrawn",
      MOOT: "Removed already, after another request",
      DELETED: "Deleted",
      MADE_PRIVATE: "Made private",
      DISPUTE_UPHELD: "The deletion request was accepted",
      UPHELD: "The entry is kept out here",
      REJECTED: "The entry stays",
    },
  },
  pages: {
    verify: {
      title: "Check the public log",
      description: "Check on your device that a report or a decision stands in the public log.",
    },
  },
} as const satisfies InflectedTexts<typeof master>;
