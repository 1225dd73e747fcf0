import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  audit: {
    heading: "Audit log",
    lead: "Who did what when: admins, moderators and editors. It has no personal information of reporters or the reported.",
    list: "Acts",
    loading: "Loading",
    failed: "This could not be loaded",
    count_one: "{{count, number}} act",
    count_other: "{{count, number}} acts",
    none: {
      title: "No acts",
      text: "Nothing matches these filters.",
    },
    system: "The system",
    did: "{{name}} · on {{target}}",
    because: "Reason: {{reason}}",
    only: "Only this person",
    onlyOf: "Only what {{name}} did",
    everybody: "Everybody",
    subject: "Subject",
    act: "Act",
    all: "All",
    from: "From",
    to: "To",
    export: {
      csv: "Export as CSV",
      ndjson: "Export as NDJSON",
    },
    exportHint_one: "Exports what the filters leave, at most the newest one.",
    exportHint_other: "Exports what the filters leave, at most the newest {{count, number}}.",
  },
  pages: {
    adminAudit: { title: "Audit log" },
  },
} satisfies InflectedTexts<typeof master>;
