import { codeNames } from "@sb/contracts/names/de/codes.ts";
import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  codes: {
    ...codeNames,
    orderType: { LATEST: "Neueste zuerst", POPULAR: "Beliebteste zuerst", MOST_REPORTED: "Am häufigsten gemeldet" },
  },
  common: {
    brand: "Safer Block",
    tagline: "Krypto-Kriminalität melden, Adressen prüfen",
    loading: "Wird geladen",
    close: "Schließen",
    confirm: "In Ordnung",
    cancel: "Abbrechen",
    back: "Zurück",
    retry: "Noch einmal versuchen",
    retryLead: "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
    notReady: "Das wird noch vorbereitet. Bitte versuchen Sie es gleich noch einmal.",
    scan: "QR-Code einlesen",
    required: "Pflichtfeld",
    optional: "freiwillig",
    choose: "Bitte auswählen",
    formerMember: "Ehemaliges Mitglied",
    affiliated: "Angeschlossene Behörde",
    address: { copy: "Kopieren", copied: "Kopiert" },
    language: { label: "Sprache" },
  },
} satisfies InflectedTexts<typeof master>;
