import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { steps as master } from "../../ko/wizard/steps.ts";

export const steps = {
  start: {
    name: "Zeitpunkt",
    title: "Ist es gerade erst geschehen?",
    lead: "Innerhalb weniger Stunden lässt sich das Geld manchmal noch aufhalten. Wir zeigen Ihnen zuerst, was zu tun ist.",
  },
  emergency: {
    name: "Was jetzt zu tun ist",
    title: "Tun Sie jetzt Folgendes",
    lead: "Melden Sie sich zuerst dort. Ihre Angaben bleiben erhalten, und es sind nur noch drei Fragen.",
  },
  category: {
    name: "Art des Schadens",
    title: "Welche Art von Schaden melden Sie?",
    lead: "Bitte wählen Sie, was am ehesten zutrifft.",
  },
  target: {
    name: "Was Sie melden",
    title: "Was melden Sie?",
    lead: "Fügen Sie die Wallet-Adresse oder Internetseite so ein, wie Sie sie kopiert haben.",
  },
  story: {
    name: "Was geschah",
    title: "Was ist geschehen?",
    lead: "Schreiben Sie, woran Sie sich erinnern. Sie können es später ändern.",
  },
  title: {
    name: "Überschrift",
    title: "Wie lautet es in einer Zeile?",
    lead: "Diese Überschrift sehen andere in Listen.",
  },
  assets: {
    name: "Vermögenswerte",
    title: "Haben Sie Vermögenswerte verloren?",
    lead: "Schreiben Sie nur, was Sie wissen. Es wird nicht veröffentlicht und hilft, die Werte zu verfolgen.",
  },
  suspect: {
    name: "Verdächtige",
    title: "Wissen Sie, wer dahintersteckt?",
    lead: "Schreiben Sie nur, was Sie wissen. Es wird nicht veröffentlicht und nur an angeschlossene Stellen gegeben.",
  },
  traces: {
    name: "Spuren im Netz",
    title: "Was wurde im Netz verwendet?",
    lead: "Schreiben Sie nur, was Sie wissen. Es wird nicht veröffentlicht.",
  },
  background: {
    name: "Weitere Angaben",
    title: "Wissen Sie noch mehr über die Verdächtigen?",
    lead: "Schreiben Sie nur, was Sie wissen. Es wird nicht veröffentlicht.",
  },
  reporter: {
    name: "Ihr Kontakt",
    title: "Wie können wir Sie erreichen?",
    lead: "Alles ist freiwillig und wird nicht veröffentlicht. Angeschlossene Stellen nutzen es nur für Rückfragen.",
  },
  sources: {
    name: "Quellen",
    title: "Gibt es lesenswerte Quellen?",
    lead: "Artikel, Beiträge oder Chatgruppen dazu. Bis zu 3 Einträge sind möglich.",
  },
  files: {
    name: "Anhänge",
    title: "Bitte fügen Sie Ihre Beweise an",
    lead: "Chatverläufe, Überweisungsbelege, Aufnahmen: alles, was helfen kann. Anhänge werden nicht veröffentlicht, auch keine Gesichter darin.",
  },
  visibility: {
    name: "Sichtbarkeit",
    title: "Soll die Meldung öffentlich sein?",
    lead: "Eine öffentliche Meldung hilft anderen, denselben Schaden zu vermeiden.",
  },
  review: {
    name: "Überprüfung",
    title: "Stimmt alles so?",
    lead: "Was nicht stimmt, können Sie mit „Ändern“ berichtigen.",
  },
  consent: {
    name: "Zustimmung",
    title: "Bedingungen zustimmen",
    lead: "Zum Fortfahren müssen Sie den folgenden erforderlichen Bedingungen zustimmen.",
  },
} satisfies InflectedTexts<typeof master>;
