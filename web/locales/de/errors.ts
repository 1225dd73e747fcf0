import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { errors as master } from "../ko/errors.ts";

export const errors = {
  NO_MENU_ACCESS: "Sie haben keinen Zugang zu diesem Menü.",
  NOT_FOUND: "Das haben wir nicht gefunden.",
  METHOD_NOT_ALLOWED: "Unzulässiger Zugriff.",
  HOST_UNKNOWN: "Unter dieser Adresse ist der Dienst nicht erreichbar.",
  TOKEN_EXPIRED: "Ihre Anmeldung ist abgelaufen. Bitte versuchen Sie es noch einmal.",
  CONFLICT: "Jemand hat dies im selben Augenblick geändert. Bitte versuchen Sie es noch einmal.",
  TERMS_CHANGED:
    "Die Bedingungen haben sich geändert. Bitte stimmen Sie der neuen Fassung zu und versuchen Sie es noch einmal.",
  FILE_TOO_LARGE: "Die Datei ist zu groß.",
  FILE_TYPE_NOT_ALLOWED: "Diese Art von Datei kann nicht angehängt werden.",
  REQUIRED_FIELD_MISSING: "Ein Pflichtfeld fehlt.",
  TERMS_NOT_AGREED: "Bitte stimmen Sie allen erforderlichen Bedingungen zu.",
  CRIME_TYPE_NOT_SELECTED: "Sie haben keine Art der Straftat ausgewählt.",
  NICKNAME_TAKEN: "Dieser Benutzername ist vergeben.",
  NICKNAME_INVALID: "Erlaubt sind koreanische und englische Buchstaben und Ziffern, bis zu 20 Byte.",
  NICKNAME_RESERVED:
    "Dieser Nutzername könnte mit dem Betreiber oder einer Behörde verwechselt werden. Bitte wählen Sie einen anderen.",
  EMAIL_INVALID: "Ungültige E-Mail-Adresse.",
  EMAIL_UNREACHABLE: "Fehler in der Mailadresse: Diese Domain kann keine Mails empfangen.",
  LINK_EXPIRED: "Dieser Link ist abgelaufen oder unvollständig.",
  TOO_MANY_FILES: "Sie können höchstens 5 Dateien hochladen.",
  DUPLICATE_FILE: "Diese Datei ist schon dabei.",
  TOO_MANY_SOURCES: "Es sind bis zu 3 Einträge möglich.",
  TOO_MANY_EXTRAS: "Es können keine weiteren Angaben ergänzt werden.",
  TOO_MANY_COMMENTS: "Hier ist kein Platz für weitere Kommentare. Bitte stellen Sie eine neue Anfrage.",
  INQUIRY_PROCESSED: "Eine beantwortete Anfrage kann nicht mehr geändert oder gelöscht werden.",
  DELETION_PENDING: "Ein Löschantrag wird geprüft; ändern und löschen geht erst danach wieder.",
  OWN_REPORT: "Das ist Ihre eigene Meldung: Sie können sie selbst löschen.",
  ALREADY_REQUESTED:
    "Ihr Löschantrag zu dieser Meldung wird geprüft oder ist bereits entschieden. Für einen neuen Antrag fügen Sie bitte neue Belege bei.",
  DISPUTES_FROM_NETWORK:
    "Aus Ihrem Netz kamen heute schon so viele Löschanträge, wie wir an einem Tag annehmen. Bitte versuchen Sie es morgen wieder.",
  DISPUTES_ON_TARGET:
    "Zu diesem Ziel gab es heute schon so viele Löschanträge, wie wir an einem Tag annehmen. Bitte versuchen Sie es morgen wieder.",
  ALREADY_WATCHED: "Das beobachten Sie bereits.",
  TOO_MANY_WATCHES:
    "Sie beobachten so viel, wie ein Konto beobachten kann. Beenden Sie eine Beobachtung, die Sie nicht mehr brauchen, und versuchen Sie es dann erneut.",
  DISPUTE_CLOSED: "Dieser Löschantrag ist bereits abgeschlossen.",
  DISPUTE_OVERDUE: "Die Frist für eine Antwort ist abgelaufen.",
  ANSWERED_ALREADY: "Sie haben bereits geantwortet.",
  EXTENDED_ALREADY: "Die Frist kann nur einmal verlängert werden.",
  REPORTER_NOT_HEARD:
    "Zuerst wird die meldende Person gehört: Entscheiden Sie nach ihrer Antwort oder nach Ablauf der Frist dafür.",
  CHALLENGE_EXPIRED: "Der Text zum Signieren ist abgelaufen. Bitte signieren Sie einen neuen.",
  CHALLENGE_USED: "Dieser Text wurde schon verwendet. Bitte signieren Sie einen neuen.",
  PROOF_INVALID: "Das ist keine Signatur dieser Wallet. Bitte prüfen Sie die Wallet und den signierten Text.",
  PROOF_NOT_POSSIBLE: "So lässt sich die Kontrolle hier nicht nachweisen. Bitte fügen Sie stattdessen Belege bei.",
  TARGET_CLEARED:
    "Ihre frühere Meldung zu diesem Ziel wurde nach einer Prüfung entfernt. Bitte schreiben Sie, was seitdem neu ist.",
  PERSONAL_INFORMATION: "Der Text enthält persönliche Daten. Bitte entfernen Sie diese.",
  OWN_COMMENT: "Ihren eigenen Kommentar können Sie nicht melden.",
  NOT_RECOGNIZED:
    "Darin ist keine Adresse oder Internetseite zu erkennen. Bitte kopieren Sie sie noch einmal von dort, wo Sie sie gefunden haben.",
  ADDRESS_INVALID: "Das ist keine gültige Adresse der gewählten Blockchain.",
  TARGET_SHARED:
    "Diesen Dienst oder diese Adresse nutzen viele Menschen. Bitte nennen Sie stattdessen die Seite, das Konto oder die Adresse des Absenders.",
  TARGET_PRIVATE:
    "Diese Adresse gehört zu einem internen Netz. Bitte nennen Sie die öffentliche Adresse der Internetseite.",
  TOO_MANY_ON_TARGET:
    "Zu demselben Ziel sind höchstens 5 öffentliche Meldungen möglich. Bitte ergänzen Sie eine davon, indem Sie sie bearbeiten.",
  TEXT_TOO_LONG: "Der Text ist zu lang. Bitte kürzen Sie ihn.",
  TEXT_UNREADABLE: "Der Text enthält unsichtbare Zeichen. Bitte geben Sie ihn neu ein.",
  TIME_PAST: "Dieser Zeitpunkt liegt in der Vergangenheit. Bitte wählen Sie einen späteren.",
  PICTURE_NOT_FETCHED:
    "Unter dieser Adresse ließ sich kein Bild abrufen. Bitte prüfen Sie, ob es die https-Adresse eines Bildes ist, oder fügen Sie es als Datei hinzu.",
  ALREADY_JOINED: "Dieses Google-Konto ist schon registriert. Bitte melden Sie sich an.",
  IDEMPOTENCY_KEY_REUSED: "Diese Anfrage wurde schon bearbeitet. Bitte laden Sie die Seite neu.",
  TOO_MANY_REQUESTS: "Zu viele Anfragen. Bitte warten Sie einen Augenblick.",
  DAILY_QUOTA_USED: "Sie haben die Höchstzahl für 24 Stunden erreicht. Bitte versuchen Sie es später noch einmal.",
  INTERNAL: "Bei der Bearbeitung ist ein Fehler aufgetreten. Bitte wenden Sie sich an uns.",
  UNAVAILABLE: "Der Dienst wird vorbereitet.",
  NETWORK_FAILED: "Netzwerkfehler.",
  TIMED_OUT: "Zeitüberschreitung der Verbindung.",
  NO_DATA: "Die gewünschten Daten gibt es nicht.",
  LOGIN_IDLE: "Die Anmeldung ist wegen Inaktivität abgelaufen.",
  LOGIN_ENDED: "Die Anmeldung ist abgelaufen. Bitte melden Sie sich wieder an.",
} satisfies InflectedTexts<typeof master>;
