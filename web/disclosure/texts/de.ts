import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  disclosure: {
    failed: "Das ließ sich nicht laden",
    key: {
      heading: "Schlüssel Ihrer Behörde",
      lead: "Nicht öffentliche Meldungen und Belege erhalten Sie mit diesem Schlüssel verschlüsselt. Nur Ihre Behörde kann sie öffnen.",
      current: "Hinterlegter öffentlicher Schlüssel",
      none: {
        CONFIDENTIAL: "Es gibt noch keinen Schlüssel. Bis Sie einen hinterlegen, erhalten Sie nur, was öffentlich ist.",
        PUBLIC: "Es gibt noch keinen Schlüssel. Für die öffentlichen Meldungen, die Sie erhalten, ist keiner nötig.",
      },
      copy: "Öffentlichen Schlüssel kopieren",
      copied: "Kopiert",
      kinds: {
        age: "Öffentlicher age-Schlüssel",
        jwk: "Öffentlicher JWK",
      },
      make: "Schlüssel erzeugen",
      replace: "Schlüssel ersetzen",
      keepOld:
        "Was Sie bisher abgerufen haben, lässt sich nur mit der früheren Schlüsseldatei öffnen. Bitte bewahren Sie diese auf.",
      steps: {
        save: "Schlüsseldatei erzeugen und speichern",
        saveHint:
          "Sie entsteht auf diesem Gerät. Der private Schlüssel wird nie an uns gesendet: Geht die Datei verloren, kann niemand mehr etwas öffnen. Bewahren Sie sie an zwei sicheren Orten auf.",
        saveButton: "Schlüsseldatei speichern",
        check: "Gespeicherte Datei prüfen",
        checkHint: "Wählen Sie die eben gespeicherte Datei oder eine age-Schlüsseldatei, die Sie schon verwenden.",
        register: "Öffentlichen Schlüssel hinterlegen",
        registerHint: "Nur der öffentliche Schlüssel aus der Datei wird gesendet. Ab dann verschlüsseln wir damit.",
        registerButton: "Öffentlichen Schlüssel hinterlegen",
        inUse: "Der öffentliche Schlüssel dieser Datei ist hinterlegt.",
      },
      done: "Der öffentliche Schlüssel ist hinterlegt.",
    },
    keyFile: {
      choose: "Schlüsseldatei wählen",
      wrong: "In dieser Datei steht kein privater age-Schlüssel. Bitte wählen Sie Ihre gespeicherte Schlüsseldatei.",
      good: "Die Schlüsseldatei wurde gelesen. Ihr öffentlicher Schlüssel endet auf …{{end}}.",
    },
    open: {
      heading: "Verschlüsseltes Paket öffnen",
      lead: "Sie öffnen die Meldung und ihre Belege auf diesem Gerät. Der private Schlüssel und der Inhalt bleiben hier.",
      key: "Schlüsseldatei",
      keyHint: "Wählen Sie Ihre gespeicherte Schlüsseldatei. Sie wird vergessen, sobald Sie diese Seite verlassen.",
      package: "Paket",
      keyFirst: "Bitte wählen Sie zuerst die Schlüsseldatei.",
      fetchHint: "Jeder Abruf eines Pakets wird vermerkt.",
      fetch: "Abrufen und öffnen",
      save: "Verschlüsselt speichern",
      choose: "Gespeichertes Paket wählen",
      strangers:
        "Öffnen Sie nur Pakete, die Sie selbst abgerufen haben: Die Verschlüsselung beweist nicht, von wem eines stammt.",
      problems: {
        WRONG_KEY:
          "Mit diesem Schlüssel lässt es sich nicht öffnen. Bitte wählen Sie die Datei des Schlüssels, der beim Abruf hinterlegt war.",
        DAMAGED: "Das Paket ist nicht vollständig. Bitte rufen Sie es noch einmal ab.",
        NOT_FOUND:
          "Zu dieser Meldung gibt es für Ihre Behörde kein Paket. Sie wurde gelöscht oder nicht mit Ihnen geteilt.",
      },
    },
    view: {
      disputed: "Ein Löschantrag zu dieser Meldung wird geprüft.",
      report: "Meldung",
      reporter: "Meldende Person",
      number: "Nummer der Meldung",
      target: "Ziel",
      crime: "Art der Straftat",
      chain: "Blockchain oder Token",
      sources: "Quellen",
      evidence: "Belege",
      noEvidence: "Es sind keine Dateien angehängt.",
      careful: "Das sind die Originale, wie sie hochgeladen wurden. Bitte öffnen Sie sie auf einem geschützten Gerät.",
      whole: "Wie eingereicht",
      changed: "Weicht vom Eingereichten ab",
      save: "Speichern",
      saveFile: "{{name}} speichern",
    },
  },
  pages: {
    agencyKey: { title: "Schlüssel der Behörde" },
    agencyOpen: { title: "Verschlüsseltes Paket öffnen" },
  },
  trail: {
    subjects: {
      disclosure: "Vertrauliche Pakete",
    },
    acts: {
      PackageFetched: "Verschlüsseltes Paket abgerufen",
    },
  },
  errors: {
    PUBLIC_KEY_INVALID:
      "Dieser öffentliche Schlüssel ist nicht verwendbar. Bitte geben Sie einen Schlüssel an, der mit age1 beginnt, oder einen öffentlichen JWK.",
    PUBLIC_KEY_PRIVATE:
      "Das ist ein privater Schlüssel. Bitte verwenden Sie ihn nicht mehr und erzeugen Sie einen neuen.",
  },
} satisfies InflectedTexts<typeof master>;
