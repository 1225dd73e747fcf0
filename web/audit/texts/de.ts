import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  audit: {
    heading: "Prüfprotokoll",
    lead: "Wer wann was getan hat: Verwaltung, Moderation und Redaktion. Das Protokoll enthält keine persönlichen Daten von Meldenden oder Gemeldeten.",
    list: "Vorgänge",
    loading: "Wird geladen",
    failed: "Das konnte nicht geladen werden",
    count_one: "{{count, number}} Vorgang",
    count_other: "{{count, number}} Vorgänge",
    none: {
      title: "Keine Vorgänge",
      text: "Nichts entspricht diesen Filtern.",
    },
    system: "Das System",
    did: "{{name}} · zu {{target}}",
    because: "Grund: {{reason}}",
    only: "Nur diese Person",
    onlyOf: "Nur, was {{name}} getan hat",
    everybody: "Alle Personen",
    subject: "Thema",
    act: "Vorgang",
    all: "Alle",
    from: "Von",
    to: "Bis",
    export: {
      csv: "Als CSV exportieren",
      ndjson: "Als NDJSON exportieren",
    },
    exportHint_one: "Exportiert, was die Filter übrig lassen, höchstens das Neueste.",
    exportHint_other: "Exportiert, was die Filter übrig lassen, höchstens die neuesten {{count, number}}.",
  },
  pages: {
    adminAudit: { title: "Prüfprotokoll" },
  },
} satisfies InflectedTexts<typeof master>;
