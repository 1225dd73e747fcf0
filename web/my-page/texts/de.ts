import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  myData: {
    heading: "Anmeldungen und meine Daten",
    lead: "Sehen Sie, wo Sie angemeldet sind, laden Sie Ihre Daten als eine Datei herunter und lesen Sie, was jedes Löschen vernichtet.",
    logins: {
      heading: "Wo Sie angemeldet sind",
      failed: "Ihre Anmeldungen konnten nicht geladen werden",
      isThis: "Dieses Gerät",
      seen: "Zuletzt benutzt am {{seen}}, angemeldet am {{begun}}",
      end: "Abmelden",
      endOf: "{{name}} abmelden",
      endOthers: "Überall sonst abmelden",
      none: "Sie sind nirgends sonst angemeldet.",
      unknown: "Unbekanntes Gerät",
      sure: "Abmelden?",
      sureOne: "„{{name}}“ wird sofort abgemeldet.",
      sureAll: "Alle Geräte außer diesem werden sofort abgemeldet.",
      ended: "Abgemeldet.",
      browsers: {
        CHROME: "Chrome",
        SAFARI: "Safari",
        FIREFOX: "Firefox",
        EDGE: "Edge",
        SAMSUNG: "Samsung-Browser",
        WHALE: "Whale-Browser",
        OPERA: "Opera",
        OTHER: "Anderer Browser",
      },
      systems: {
        ANDROID: "Android",
        IOS: "iPhone · iPad",
        WINDOWS: "Windows",
        MACOS: "Mac",
        LINUX: "Linux",
        CHROMEOS: "Chromebook",
        OTHER: "anderes Gerät",
      },
    },
    download: {
      heading: "Meine Daten herunterladen",
      text: "Ihre Angaben und Einwilligungen, Meldungen mit Anhängen, der gespeicherte Entwurf, Anfragen, Löschanträge, Analyseanfragen, Beobachtungen, API-Schlüssel und Webhooks in einer ZIP-Datei.",
      safe: "Die Datei entsteht auf diesem Gerät: Auf dem Server bleibt keine Kopie, und keine Adresse führt zu ihr, die andere öffnen könnten. Kommentare zu Beiträgen anderer sind nicht enthalten.",
      start: "Meine Daten herunterladen",
      progress_one: "{{count, number}} Datei gesammelt",
      progress_other: "{{count, number}} Dateien gesammelt",
      done_one: "Eine ZIP-Datei mit {{count, number}} Datei wurde gespeichert.",
      done_other: "Eine ZIP-Datei mit {{count, number}} Dateien wurde gespeichert.",
    },
    deletions: {
      heading: "Was jedes Löschen vernichtet",
      rows: {
        report: {
          name: "Meldung",
          text: "Der Schlüssel zu Inhalt, Anhängen und Zusatzangaben wird vernichtet: Niemand kann sie mehr lesen. Kopien, die Behörden schon haben, bleiben bei ihnen.",
        },
        draft: {
          name: "Gespeicherter Entwurf",
          text: "Was auf dem Server gespeichert ist, wird gelöscht, ebenso die Anhänge auf diesem Gerät.",
        },
        comment: { name: "Kommentar", text: "Der Text wird gelöscht, Antworten darauf bleiben." },
        inquiry: {
          name: "Anfrage",
          text: "Text und Anhänge werden gelöscht. Beantwortete Anfragen lassen sich nicht löschen.",
        },
        watch: {
          name: "Beobachtung",
          text: "Was Sie beobachten und wie Sie benachrichtigt werden, wird gelöscht; Sie hören nichts mehr davon.",
        },
        key: {
          name: "API-Schlüssel oder Webhook",
          text: "Er funktioniert sofort nicht mehr; Name und Adresse werden gelöscht.",
        },
        account: {
          name: "Konto",
          text: "Der Schlüssel zu E-Mail-Adresse, Benutzername und Geräten wird vernichtet. Öffentliche Meldungen bleiben ohne Benutzernamen.",
        },
      },
    },
  },
  pages: { myData: { title: "Anmeldungen und meine Daten", description: "Anmeldungen und eigene Daten verwalten." } },
} satisfies InflectedTexts<typeof master>;
