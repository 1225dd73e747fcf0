import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { home as master } from "../ko/home.ts";

export const home = {
  page: {
    title: "Safer Block | Krypto-Kriminalität melden und nachschlagen",
    description: "Melden Sie Krypto-Betrug und Hacks, und prüfen Sie verdächtige Wallet-Adressen und Internetseiten.",
  },
  heading: "Erst prüfen, dann senden",
  lead: "Fügen Sie eine Wallet-Adresse oder Internetseite ein und sehen Sie sofort, ob sie gemeldet wurde.",
  search: {
    label: "Wallet-Adresse, Internetseite oder Wörter",
    submit: "Suchen",
    hint: "Mit der Eingabetaste suchen Sie Wörter in den Meldungen.",
  },
  verdict: {
    checking: "Die Meldungen werden geprüft",
    failedTitle: "Die Prüfung ist nicht gelungen",
    failedText: "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
    retry: "Noch einmal versuchen",
  },
  numbers: {
    heading: "Meldungen auf einen Blick",
    total: "Öffentliche Meldungen",
    listed: "Davon aus veröffentlichten Listen",
    reports: "{{count, number}}",
    lastDays: "Letzte 30 Tage",
    trend: "Meldungen der letzten 30 Tage",
    categories: "Meldungen nach Art",
    others_one: "{{count, number}} weitere Art",
    others_other: "{{count, number}} weitere Arten",
    asTable: "Als Tabelle zeigen",
    asChart: "Als Diagramm zeigen",
    date: "Datum",
    category: "Art",
    count: "Anzahl",
    none: "Noch gibt es keine Meldungen zu zeigen.",
    failed: "Die Zahlen konnten nicht geladen werden",
  },
  partFailed: "Dieser Teil konnte nicht geladen werden",
  newest: { heading: "Neueste Meldungen", all: "Alle ansehen", empty: "Noch keine öffentlichen Meldungen." },
  insight: { all: "Mehr Beiträge", empty: "Der erste Beitrag erscheint in Kürze." },
  news: { all: "Mehr Nachrichten", empty: "Noch gibt es keine Nachrichten." },
  popup: { close: "Schließen", notToday: "Heute nicht mehr zeigen" },
} satisfies InflectedTexts<typeof master>;
