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
  note: {
    noRequestFile: "Keine Datei in der Anfrage.",
    inactive: "Die Anmeldung ist wegen Inaktivität abgelaufen.",
    noMenuAccess: "Sie haben keinen Zugang zu diesem Menü.",
    incorrectAccess: "Unzulässiger Zugriff.",
    authExpired: "Die Anmeldung ist abgelaufen. Bitte melden Sie sich wieder an.",
    noResource: "Auf dem Server gibt es das nicht.",
    timedOut: "Zeitüberschreitung der Verbindung.",
    noRequestData: "Die Anfrage enthält keine Daten.",
    contactOperator: "Bei der Bearbeitung ist ein Fehler aufgetreten. Bitte wenden Sie sich an uns.",
    underPreparation: "Der Dienst wird vorbereitet.",
    network: "Netzwerkfehler.",
    otherError: "Anderer Fehler.",
    checkContent: "Bitte prüfen Sie den geschriebenen Inhalt.",
    noResults: "Keine passenden Ergebnisse.",
    noComments: "Es gibt keine Kommentare.",
    imageFailed: "Das Bild ist nicht abrufbar; das Original wird verwendet.",
  },
  dialog: {
    title: "Hinweis",
    requestId: "Bitte bei Rückfragen angeben:",
    crashTitle: "Diese Seite ließ sich nicht anzeigen",
    crashText: "Der Fehler wurde festgehalten. Versuchen Sie es noch einmal oder gehen Sie zur Startseite.",
    home: "Zur Startseite",
  },
} satisfies InflectedTexts<typeof master>;
