import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  published: {
    subjects: {
      HELD: "Die Änderung einer Liste wartet auf Sie: {{name}}",
      FAILING: "Eine Liste lässt sich nicht aktualisieren: {{name}}",
    },
    intros: {
      HELD: "Die neue Liste des Herausgebers unterscheidet sich stark von der letzten. Bitte prüfen Sie, ob das stimmt, und nehmen Sie die Änderung an oder lassen Sie sie liegen.",
      FAILING:
        "Wir haben die Liste mehrmals beim Herausgeber abgerufen, ohne Erfolg. Warum, steht im Verwaltungsbereich.",
    },
    list: "Liste",
    lastGood: "Zuletzt gesehen",
    never: "Noch nie",
    open: "Listen ansehen",
    stays: "Bis dahin bleibt der letzte gute Stand der Liste bestehen.",
    reason: "Sie erhalten diese Nachricht, weil Sie Safer Block verwalten.",
  },
} satisfies InflectedTexts<typeof master>;
