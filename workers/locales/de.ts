import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { Mails } from "./ko.ts";

export const mails = {
  frame: {
    unasked: "Diese Nachricht wurde automatisch verschickt. Antworten werden nicht gelesen.",
    unsubscribe: "Diese Nachrichten abbestellen",
  },
  reportFiled: {
    subject: "Ihre Meldung ist eingegangen (Nr. {{seq}})",
    greeting: "Guten Tag {{nickname}},",
    received: "Ihre Meldung ist bei uns eingegangen. Danke, dass Sie sich gemeldet haben.",
    number: "Nummer der Meldung",
    filedAt: "Eingegangen",
    open: "Meldung ansehen",
    next: "Wenn Sie mehr erfahren, können Sie es jederzeit auf der Seite Ihrer Meldung ergänzen.",
    warning:
      "Wer verspricht, Ihr Geld zurückzuholen, und dafür zuerst eine Gebühr oder die Wiederherstellungswörter Ihrer Wallet verlangt, ist ein Betrüger. Safer Block fragt nie nach Geld, Wiederherstellungswörtern oder Passwörtern.",
    reason: "Sie erhalten diese Nachricht, weil Sie bei Safer Block eine Meldung eingereicht haben.",
  },
  analysisEnded: {
    subject: "Antwort auf Ihre Analyseanfrage (Nr. {{seq}})",
    greeting: "Guten Tag {{nickname}},",
    answered: "Wir haben Ihre Anfrage zu einer vertieften Analyse beantwortet.",
    closed: "Wir haben Ihre Anfrage ohne Analyse geschlossen. Den Grund finden Sie auf der Seite Ihrer Anfrage.",
    number: "Nummer der Anfrage",
    open: "Antwort ansehen",
    private:
      "Die Antwort betrifft Ihren Fall und steht deshalb nicht in dieser Nachricht: Sie lesen sie nach der Anmeldung.",
    reason: "Sie erhalten diese Nachricht, weil Sie Safer Block um eine vertiefte Analyse gebeten haben.",
  },
} satisfies InflectedTexts<Mails>;
