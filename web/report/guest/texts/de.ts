import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  visitor: {
    first: {
      title: "Sie können ohne Anmeldung beginnen",
      text: "Was Sie schreiben, bleibt verschlüsselt auf diesem Gerät. Anmelden müssen Sie sich erst zum Absenden.",
    },
    last: {
      title: "Zum Absenden bitte anmelden",
      text: "Was Sie geschrieben haben, liegt verschlüsselt auf diesem Gerät. Nach der Anmeldung kommen Sie hierher zurück; nach dem Absenden oder wenn Sie neu beginnen, wird es auf diesem Gerät gelöscht.",
    },
    filesNotKept:
      "Auf diesem Gerät lassen sich keine Anhänge aufbewahren. Bitte fügen Sie sie nach der Anmeldung erneut hinzu.",
    inApp:
      "In {{name}} funktioniert die Anmeldung bei Google nicht, und was Sie hier schreiben, lässt sich nicht in einen anderen Browser mitnehmen. Bitte öffnen Sie die Seite zuerst im Browser.",
  },
} satisfies InflectedTexts<typeof master>;
