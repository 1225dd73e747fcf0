import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  reportFiled: {
    subject: "Ihre Meldung ist eingegangen (Nr. {{seq}})",
    greeting: "Guten Tag {{nickname}},",
    received: "Ihre Meldung ist bei uns eingegangen. Danke, dass Sie sich gemeldet haben.",
    number: "Vorgangsnummer",
    filedAt: "Eingegangen",
    open: "Meldung ansehen",
    next: "Wenn Sie mehr erfahren, können Sie es jederzeit auf der Seite Ihrer Meldung ergänzen.",
    warning:
      "Wer verspricht, Ihr Geld zurückzuholen, und dafür zuerst eine Gebühr oder die Wiederherstellungswörter Ihrer Wallet verlangt, ist ein Betrüger. Safer Block fragt nie nach Geld, Wiederherstellungswörtern oder Passwörtern.",
    reason: "Sie erhalten diese Nachricht, weil Sie bei Safer Block eine Meldung eingereicht haben.",
  },
} satisfies InflectedTexts<typeof master>;
