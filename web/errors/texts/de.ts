import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  messages: {
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
  },
  errors: {
    NO_MENU_ACCESS: "Sie haben keinen Zugang zu diesem Menü.",
    NOT_FOUND: "Das haben wir nicht gefunden.",
    METHOD_NOT_ALLOWED: "Unzulässiger Zugriff.",
    HOST_UNKNOWN: "Unter dieser Adresse ist der Dienst nicht erreichbar.",
    TOKEN_EXPIRED: "Ihre Anmeldung ist abgelaufen. Bitte versuchen Sie es noch einmal.",
    TERMS_CHANGED:
      "Die Bedingungen haben sich geändert. Bitte stimmen Sie der neuen Fassung zu und versuchen Sie es noch einmal.",
    CONFLICT: "Jemand hat dies im selben Augenblick geändert. Bitte versuchen Sie es noch einmal.",
    REQUIRED_FIELD_MISSING: "Ein Pflichtfeld fehlt.",
    EMAIL_INVALID: "Ungültige E-Mail-Adresse.",
    EMAIL_UNREACHABLE: "Diese Adresse kann keine E-Mails empfangen. Bitte prüfen Sie die E-Mail-Adresse.",
    LINK_EXPIRED: "Dieser Link ist abgelaufen oder unvollständig.",
    PERSONAL_INFORMATION:
      "Der Text enthält persönliche Daten. Bitte entfernen Sie diese und versuchen Sie es noch einmal.",
    NOT_RECOGNIZED:
      "Darin ist keine Adresse oder Website zu erkennen. Bitte kopieren Sie sie noch einmal von dort, wo Sie sie gefunden haben.",
    ADDRESS_INVALID: "Das ist keine gültige Adresse der gewählten Blockchain.",
    TARGET_SHARED:
      "Diesen Dienst oder diese Adresse nutzen viele Menschen. Bitte nennen Sie stattdessen die Seite, das Konto oder die Adresse des Absenders.",
    TARGET_PRIVATE:
      "Diese Adresse gehört zu einem internen Netz. Bitte nennen Sie die öffentliche Adresse der Website.",
    TEXT_TOO_LONG: "Der Text ist zu lang. Bitte kürzen Sie ihn.",
    TEXT_UNREADABLE: "Der Text enthält unsichtbare Zeichen. Bitte geben Sie ihn neu ein.",
    IDEMPOTENCY_KEY_REUSED: "Diese Anfrage wurde schon bearbeitet. Bitte laden Sie die Seite neu.",
    TOO_MANY_REQUESTS: "Zu viele Anfragen. Bitte warten Sie einen Augenblick und versuchen Sie es noch einmal.",
    DAILY_QUOTA_USED: "Sie haben die Höchstzahl für 24 Stunden erreicht. Bitte versuchen Sie es später noch einmal.",
    INTERNAL: "Bei der Bearbeitung ist ein Fehler aufgetreten. Bitte wenden Sie sich an uns.",
    UNAVAILABLE: "Der Dienst wird vorbereitet.",
    NETWORK_FAILED: "Netzwerkfehler.",
    TIMED_OUT: "Zeitüberschreitung der Verbindung.",
    NO_DATA: "Die gewünschten Daten gibt es nicht.",
    LOGIN_IDLE: "Die Anmeldung ist wegen Inaktivität abgelaufen.",
    LOGIN_ENDED: "Die Anmeldung ist abgelaufen. Bitte melden Sie sich wieder an.",
    FILE_TOO_LARGE: "Die Datei ist zu groß. Bitte wählen Sie eine kleinere.",
    TARGET_CLEARED:
      "Ihre frühere Meldung zu diesem Ziel wurde nach einer Prüfung entfernt. Bitte schreiben Sie, was seitdem neu ist.",
    DELETION_PENDING: "Ein Löschantrag wird geprüft; ändern und löschen geht erst danach wieder.",
    PERIOD_INVALID: "Das Ende muss nach dem Beginn liegen.",
    PUBLIC_KEY_MISSING: "Ihre Behörde hat noch keinen öffentlichen Schlüssel. Bitte hinterlegen Sie zuerst einen.",
  },
} satisfies InflectedTexts<typeof master>;
