import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  log: {
    heading: "Öffentliches Protokoll prüfen",
    lead: "Meldungen und Entscheidungen stehen in einem öffentlichen Protokoll, das jeder prüfen kann. Fügen Sie einen Nachweis ein, dann prüft ihn dieses Gerät. Es liest nur das Protokoll: Was Sie prüfen, wird nicht gesendet.",
    label: "Nachweis",
    hint: "Der Inhalt einer .tlog-proof-Datei, die Sie über die Bestätigung gespeichert haben",
    submit: "Prüfen",
    checking: "Wird auf Ihrem Gerät geprüft",
    save: "Nachweis speichern",
    proven: "Es steht im öffentlichen Protokoll",
    limits:
      "Das beweist, dass es damals festgehalten und seitdem nicht geändert wurde. Es beweist nicht, dass es wahr ist.",
    link: "Ein Link, der das beweist",
    place: "Eintrag {{index, number}} von {{size, number}}",
    results: {
      NOT_SIGNED: "Dieser Dienst hat das nicht unterschrieben.",
      NOT_IN_LOG: "Es steht nicht im Protokoll. Der Nachweis wurde vielleicht verändert.",
      OTHER_FACT: "Es gibt diesen Eintrag, aber er handelt von etwas anderem.",
      UNREADABLE: "Dieser Nachweis ist nicht lesbar. Bitte fügen Sie den ganzen Inhalt der Datei ein.",
      TOO_NEW: "Das ist noch nicht unterschrieben. Bitte prüfen Sie es in einer Minute noch einmal.",
      FAILED: "Das ließ sich nicht prüfen. Vielleicht wurde die Meldung gelöscht, oder die Verbindung ist abgebrochen.",
    },
    names: {
      kind: "Eintrag",
      at: "Zeit",
      by: "Von",
      outcome: "Ergebnis",
      report: "Nummer der Meldung",
      request: "Nummer des Antrags",
      target: "Ziel",
      text: "Hash des Textes",
      place: "Stelle",
    },
    kinds: {
      REPORT_FILED: "Eine Meldung wurde veröffentlicht",
      REPORT_CHANGED: "Eine Meldung wurde geändert",
      REPORT_DISPUTED: "Jemand bat um Löschung",
      REPORT_DECIDED: "Über den Antrag wurde entschieden",
      REPORT_REMOVED: "Eine Meldung wurde entfernt",
      LIST_ENTRY: "In eine veröffentlichte Liste aufgenommen",
      LIST_ENTRY_REMOVED: "Aus einer veröffentlichten Liste genommen",
      LIST_ENTRY_DECIDED: "Über einen Einwand gegen einen Listeneintrag wurde entschieden",
      RULES: "Eine neue Fassung der Regeln",
    },
    roles: {
      OWNER: "Wer sie eingereicht hat",
      STAFF: "Das Team",
      REQUESTER: "Wer darum bat",
      SERVICE: "Der Dienst",
    },
    outcomes: {
      KEPT: "Die Meldung bleibt",
      CORRECTED: "Die Meldung wurde berichtigt",
      REMOVED: "Die Meldung wurde entfernt",
      WITHDRAWN: "Der Antrag wurde zurückgezogen",
      MOOT: "Nach einem anderen Antrag schon entfernt",
      DELETED: "Gelöscht",
      MADE_PRIVATE: "Nicht mehr öffentlich",
      DISPUTE_UPHELD: "Dem Löschantrag wurde stattgegeben",
      UPHELD: "Der Eintrag gilt hier nicht",
      REJECTED: "Der Eintrag bleibt",
    },
  },
  pages: {
    verify: {
      title: "Öffentliches Protokoll prüfen",
      description: "Prüfen Sie auf Ihrem Gerät, dass eine Meldung oder Entscheidung im öffentlichen Protokoll steht.",
    },
  },
} as const satisfies InflectedTexts<typeof master>;
