import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  inquiry: {
    subjects: {
      INQUIRY_ANSWERED: "Antwort auf Ihre Anfrage (Nr. {{seq}})",
      INQUIRY_COMMENTED: "Neuer Kommentar zu Ihrer Anfrage (Nr. {{seq}})",
    },
    intros: {
      INQUIRY_ANSWERED: "Wir haben Ihre Anfrage beantwortet. Danke für Ihre Geduld.",
      INQUIRY_COMMENTED: "Wir haben einen Kommentar zu Ihrer Anfrage geschrieben.",
    },
    greeting: "Guten Tag {{nickname}},",
    number: "Anfragenummer",
    open: "Anfrage ansehen",
    private:
      "Ihre Anfrage und unsere Antwort stehen nicht in dieser Nachricht: Sie können sie nach der Anmeldung lesen.",
    reason: "Sie erhalten diese Nachricht, weil Sie Safer Block eine Anfrage geschickt haben.",
  },
} satisfies InflectedTexts<typeof master>;
