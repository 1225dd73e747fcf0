import type { InflectedTexts } from "../../texts.ts";
import type { reportNames as master } from "../ko/report.ts";

export const reportNames = {
  facts: {
    RECEIVED: "Die Meldung ist eingegangen",
    INBOXED: "Sie liegt im Posteingang einer angeschlossenen Stelle",
    SHARED: "Eine angeschlossene Stelle hat den Erhalt bestätigt",
    WITHDRAWN: "Sie wurde nicht öffentlich gemacht",
    PUBLISHED: "Sie wurde wieder veröffentlicht",
    DISPUTED: "Jemand hat ihre Löschung beantragt",
    DISPUTE_WITHDRAWN: "Der Löschantrag wurde zurückgezogen",
    KEPT: "Sie wurde geprüft und bleibt",
    CORRECTED: "Sie wurde geprüft und berichtigt",
    AGENCY_RECEIVED: "Die Stelle hat den Eingang bestätigt",
    AGENCY_INVESTIGATING: "Die Stelle ermittelt",
    AGENCY_BLOCKED: "Die Stelle hat die Adresse gesperrt",
    AGENCY_CLOSED: "Die Stelle hat den Fall abgeschlossen",
  },
  fields: {
    name: "Name der Person",
    phone: "Telefon",
    email: "E-Mail",
    site: "Internetseite",
    otherContact: "Weiterer Kontakt",
    otherInfo: "Weitere Angaben",
    businessNumber: "Handelsregisternummer",
    address: "Anschrift",
    ip: "IP-Adresse",
  },
  questions: {
    approach: "Wie wurde der Kontakt aufgenommen?",
    otherTargets: "Weitere benutzte Adressen oder Seiten",
    stillActive: "Gibt es weiterhin Kontakt oder Forderungen?",
    demand: "Wurde für eine Rückzahlung noch mehr Geld verlangt?",
  },
} satisfies InflectedTexts<typeof master>;
