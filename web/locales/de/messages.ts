import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { messages as master } from "../ko/messages.ts";

export const messages = {
  status: {
    400: "Ungültige Anfrage.",
    401: "Anmeldung erforderlich. Bitte melden Sie sich wieder an.",
    403: "Ihre Anmeldung ist abgelaufen. Bitte melden Sie sich wieder an.",
    404: "Seite nicht gefunden.",
    406: "Ungültige Anfrage. Bitte prüfen Sie die eingegebenen Werte.",
    416: "Ein Pflichtfeld fehlt. Bitte prüfen Sie die eingegebenen Werte.",
    500: "Serverfehler. Bitte versuchen Sie es später noch einmal.",
    other: "Unbekannter Fehler. Bitte versuchen Sie es noch einmal.",
  },
  checkContent: "Bitte prüfen Sie den geschriebenen Inhalt.",
  noResource: "Auf dem Server gibt es das nicht.",
  otherError: "Anderer Fehler.",
  dialog: {
    title: "Hinweis",
    requestId: "Bitte bei Rückfragen angeben:",
    crashTitle: "Diese Seite ließ sich nicht anzeigen",
    crashText: "Der Fehler wurde festgehalten. Versuchen Sie es noch einmal oder gehen Sie zur Startseite.",
    home: "Zur Startseite",
  },
} satisfies InflectedTexts<typeof master>;
