import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  template: {
    heading: "Antwortvorlagen",
    lead: "Häufige Antworten, einmal geschrieben. Wer antwortet, wählt eine Vorlage und passt sie vor dem Senden an.",
    write: "Vorlage schreiben",
    writeHeading: "Neue Antwortvorlage",
    editHeading: "Antwortvorlage bearbeiten",
    back: "Alle Antwortvorlagen",
    results_one: "{{count, number}} Antwortvorlage",
    results_other: "{{count, number}} Antwortvorlagen",
    loading: "Antwortvorlagen werden geladen",
    failed: "Die Antwortvorlagen konnten nicht geladen werden",
    use: "Wofür",
    uses: {
      INQUIRY: "Antworten auf Anfragen",
      ANALYSIS: "Antworten auf Analysen",
      DISPUTE: "Entscheidungen über Löschanträge",
      OBJECTION: "Entscheidungen über Einwände",
      COMMENT: "Gründe bei Kommentaren",
    },
    state: "Stand",
    states: { LIVE: "In Gebrauch", ARCHIVED: "Archiviert" },
    none: {
      LIVE: {
        title: "Keine Antwortvorlagen",
        text: "Schreiben Sie eine häufige Antwort als Vorlage auf, dann lässt sie sich wählen.",
      },
      ARCHIVED: {
        title: "Nichts ist archiviert",
        text: "Archivierte Vorlagen werden nicht angeboten und lassen sich jederzeit wieder verwenden.",
      },
    },
    name: "Name der Vorlage",
    nameHint: "Nur das Team sieht ihn.",
    textIn: "Antwort ({{language}})",
    textHint: "Bitte keine persönlichen Daten. Fehlt eine Sprache, wird die koreanische Antwort angeboten.",
    save: "Speichern",
    saved: "Die Antwortvorlage ist gespeichert",
    archive: { action: "Archivieren", of: "„{{title}}“ archivieren", done: "Die Vorlage ist archiviert" },
    restore: {
      action: "Wieder verwenden",
      of: "„{{title}}“ wieder verwenden",
      done: "Die Vorlage lässt sich wieder wählen",
    },
    remove: {
      action: "Löschen",
      of: "„{{title}}“ löschen",
      reason: "Grund der Löschung",
      ask: {
        title: "Vorlage löschen?",
        text: "„{{title}}“ wird gelöscht. Das lässt sich nicht rückgängig machen. Gesendete Antworten bleiben, wie sie sind.",
      },
      done: "Die Vorlage ist gelöscht",
    },
    changed: {
      title: "Jemand anderes hat diese Vorlage inzwischen geändert",
      text: "Die gespeicherte Vorlage heißt jetzt „{{title}}“. Bitte wählen Sie, welche bleiben soll.",
      take: "Gespeicherte Vorlage laden",
      keep: "Meine behalten, dann speichern",
    },
  },
  pages: {
    adminTemplates: { title: "Antwortvorlagen" },
    adminTemplateWrite: { title: "Neue Antwortvorlage" },
    adminTemplate: { title: "Antwortvorlage bearbeiten" },
  },
  trail: {
    subjects: { template: "Antwortvorlage" },
    acts: {
      TemplateWritten: "Antwortvorlage verfasst",
      TemplateModified: "Antwortvorlage geändert",
      TemplateOffered: "Antwortvorlage in Gebrauch genommen",
      TemplateArchived: "Antwortvorlage archiviert",
      TemplateDeleted: "Antwortvorlage gelöscht",
    },
  },
} satisfies InflectedTexts<typeof master>;
