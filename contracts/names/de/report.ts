import type { InflectedTexts } from "../../texts.ts";
import type { reportNames as master } from "../ko/report.ts";

export const reportNames = {
  facts: {
    RECEIVED: "Die Meldung ist eingegangen",
    INBOXED: "Sie liegt im Posteingang einer angeschlossenen Behörde",
    SHARED: "Eine angeschlossene Behörde hat den Erhalt bestätigt",
    WITHDRAWN: "Sie ist nicht mehr öffentlich",
    PUBLISHED: "Sie wurde wieder veröffentlicht",
    DISPUTED: "Jemand hat ihre Löschung beantragt",
    DISPUTE_WITHDRAWN: "Der Löschantrag wurde zurückgezogen",
    KEPT: "Sie wurde geprüft und bleibt",
    CORRECTED: "Sie wurde geprüft und berichtigt",
    AGENCY_RECEIVED: "Die Behörde hat den Eingang bestätigt",
    AGENCY_INVESTIGATING: "Die Behörde ermittelt",
    AGENCY_BLOCKED: "Die Behörde hat die Adresse gesperrt",
    AGENCY_CLOSED: "Die Behörde hat den Fall abgeschlossen",
  },
  fields: {
    name: "Name der Person",
    phone: "Telefon",
    email: "E-Mail",
    site: "Website",
    otherContact: "Weiterer Kontakt",
    otherInfo: "Weitere Angaben",
    businessNumber: "Handelsregisternummer",
    address: "Anschrift",
    ip: "IP-Adresse",
  },
  questions: {
    approach: "Wie wurde der Kontakt aufgenommen?",
    otherTargets: "Weitere benutzte Adressen oder Websites",
    stillActive: "Gibt es weiterhin Kontakt oder Forderungen?",
    demand: "Wurde für eine Rückzahlung noch mehr Geld verlangt?",
  },
} satisfies InflectedTexts<typeof master>;
