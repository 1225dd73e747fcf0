import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
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
} satisfies InflectedTexts<typeof master>;
