import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  status: {
    heading: "Zustand des Dienstes",
    lead: "Was gerade funktioniert und was sich verzögert, so wie es ist.",
    at: "Der Zustand wird etwa alle 30 Sekunden neu geprüft.",
    since: "So gesehen seit: {{ago}}.",
    overall: {
      RUNNING: "Alles funktioniert",
      DELAYED: "Etwas verzögert sich",
      DOWN: "Etwas funktioniert nicht",
      UNKNOWN: "Etwas konnte nicht geprüft werden",
    },
    parts: {
      FILING: "Meldungen annehmen",
      LOOKUP: "Adressen und Websites prüfen",
      SEARCH: "Meldungen suchen",
      DELIVERY: "Weitergabe an Behörden",
      MAIL: "E-Mails senden",
      LISTS: "Listen aktualisieren",
    },
    states: { RUNNING: "In Ordnung", DELAYED: "Verzögert", DOWN: "Außer Betrieb", UNKNOWN: "Unbekannt" },
    running: {
      FILING: "Meldungen werden angenommen.",
      LOOKUP: "Abfragen werden beantwortet.",
      SEARCH: "Die Suche funktioniert.",
      DELIVERY: "Meldungen werden sofort weitergegeben.",
      MAIL: "E-Mails werden sofort gesendet.",
    },
    late: {
      LOOKUP_one: "Abfragen funktionieren, neue Meldungen erscheinen aber mehr als eine Minute später.",
      LOOKUP_other: "Abfragen funktionieren, neue Meldungen erscheinen aber mehr als {{count, number}} Minuten später.",
      SEARCH_one: "Die Suche funktioniert, findet neue Meldungen aber mehr als eine Minute später.",
      SEARCH_other: "Die Suche funktioniert, findet neue Meldungen aber mehr als {{count, number}} Minuten später.",
      DELIVERY_one: "Eine Weitergabe wartet seit mehr als einer Minute. Nichts geht verloren.",
      DELIVERY_other: "Eine Weitergabe wartet seit mehr als {{count, number}} Minuten. Nichts geht verloren.",
      MAIL_one: "Eine E-Mail wartet seit mehr als einer Minute. Nichts geht verloren.",
      MAIL_other: "Eine E-Mail wartet seit mehr als {{count, number}} Minuten. Nichts geht verloren.",
    },
    behind: {
      LOOKUP: "Abfragen funktionieren, neue Meldungen erscheinen aber noch nicht.",
      SEARCH: "Die Suche funktioniert, findet neue Meldungen aber noch nicht.",
    },
    down: {
      FILING: "Meldungen können gerade nicht angenommen werden. Bitte versuchen Sie es gleich noch einmal.",
      LOOKUP: "Abfragen können gerade nicht beantwortet werden. Keine Antwort heißt nicht, dass etwas sicher ist.",
      SEARCH: "Die Suche funktioniert gerade nicht. Keine Antwort heißt nicht, dass es keine Meldungen gibt.",
      DELIVERY: "Die Weitergabe steht still. Sobald sie wieder läuft, geht alles hinaus.",
      MAIL: "Der Versand steht still. Sobald er wieder läuft, geht alles hinaus.",
    },
    unknown: "Das lässt sich gerade nicht prüfen.",
    lists: { refreshed: "Zuletzt aktualisiert: {{ago}}.", overdue: "Eine Liste wurde nicht rechtzeitig aktualisiert." },
    failed: {
      title: "Der Dienst konnte nicht gefragt werden",
      text: "Diese Seite hat Sie erreicht, aber der Dienst antwortet nicht. Auch Melden und Prüfen kann gerade gestört sein. Keine Antwort heißt nicht, dass etwas sicher ist.",
    },
  },
  pages: {
    status: {
      title: "Zustand des Dienstes",
      description:
        "Ob Meldungen gerade angenommen, Abfragen beantwortet und Behörden informiert werden, und was sich verzögert.",
    },
  },
  common: { footer: { status: "Zustand des Dienstes" } },
} satisfies InflectedTexts<typeof master>;
