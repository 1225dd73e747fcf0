import type { TextsLike } from "@sb/contracts/texts.ts";
import type { receipt as master } from "../ko/receipt.ts";

export const receipt = {
  title: "Ihre Meldung ist eingegangen",
  completed: "Das Einreichen der Meldung ist abgeschlossen.",
  lead: "Danke, dass Sie das gemeldet haben.",
  loading: "Die Bestätigung wird geladen",
  failed: "Die Bestätigung konnte nicht geladen werden",
  urgent: {
    title: "Was jetzt sofort zu tun ist",
    steps: [
      "Überweisen Sie nichts mehr und gehen Sie auf keine Forderung ein.",
      "Wenden Sie sich sofort an die Börse oder Bank, von der Sie gezahlt haben, nennen Sie die Vorgangsnummer und lassen Sie die Zahlung stoppen.",
      "Bei Gefahr rufen Sie die Polizei (110); sonst erstatten Sie Anzeige und zeigen diese Bestätigung vor.",
      "Löschen Sie weder Chats noch Überweisungen oder Adressen: All das sind Beweise.",
      "Trauen Sie niemandem, der Ihr Geld zurückholen will. Das ist der häufigste zweite Betrug.",
    ],
  },
  facts: "Was eingereicht wurde",
  number: "Vorgangsnummer",
  copyNumber: "Nummer kopieren",
  reportTitle: "Überschrift",
  visibility: "Sichtbarkeit",
  link: "Öffentlicher Link",
  copyLink: "Link kopieren",
  copied: "Kopiert",
  publicNote: "Eine öffentliche Meldung erscheint in Kürze in der Suche.",
  privateNote: "Eine nicht öffentliche Meldung sehen nur Sie und angeschlossene Stellen.",
  hashes: "Prüfsummen des Eingereichten (SHA-256)",
  hashesLead:
    "Damit können Sie später nachweisen, dass Text und Dateien unverändert sind. Bitte bewahren Sie die Originaldateien auf.",
  text: "Text der Meldung (JSON)",
  saveText: "Text als Datei speichern",
  print: "Drucken oder als PDF speichern",
  view: "Meldung ansehen",
  mine: "Meine Meldungen",
  another: "Weitere Meldung",
  next: "So geht es weiter",
  steps: [
    "Wir geben Ihre Meldung an angeschlossene Ermittlungsstellen und an Stellen weiter, die riskante Transaktionen sperren.",
    "Sobald das bestätigt ist, ändert sich der Stand unter „Meine Meldungen“.",
  ],
  notYours: "Das ist keine Bestätigung einer Meldung von Ihnen",
  notYoursText: "Nur wer die Meldung eingereicht hat, sieht ihre Bestätigung.",
} satisfies TextsLike<typeof master>;
