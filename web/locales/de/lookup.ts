import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { lookup as master } from "../ko/lookup.ts";

export const lookup = {
  found_one: "{{count, number}} Angabe gefunden.",
  found_other: "{{count, number}} Angaben gefunden.",
  reported_one: "Davon wurde {{count, number}} gemeldet.",
  reported_other: "Davon wurden {{count, number}} gemeldet.",
  omitted_one: "{{count, number}} weitere wurde nicht geprüft. Bitte fügen Sie sie einzeln ein.",
  omitted_other: "{{count, number}} weitere wurden nicht geprüft. Bitte fügen Sie den Text in Teilen ein.",
  onlyOthers:
    "Darin steht keine Adresse oder Internetseite, die sich prüfen lässt. Bitte lesen Sie die Erklärung darunter.",
  imitates: "Sie sieht aus wie {{site}}, ist aber eine andere Internetseite.",
  disputed_one: "Eine der Meldungen ist umstritten und wird geprüft.",
  disputed_other: "{{count, number}} der Meldungen sind umstritten und werden geprüft.",
  cleared: "Eine Meldung zu diesem Ziel wurde am {{at}} nach einem Löschantrag entfernt.",
  title: {
    TRANSACTION_HASH: "Das ist der Hash einer Transaktion",
    NAME: "Das ist der Name eines Kontos",
    HANDLE: "Zu welchem Dienst gehört dieses Konto?",
    NEARLY: "Das ist keine ganz richtige Adresse",
  },
  advice: {
    TRANSACTION_HASH:
      "Ein Transaktions-Hash ist keine Adresse. Fügen Sie die Adresse ein, an die in der Transaktion gesendet wurde.",
    NAME: "Wir können nicht feststellen, für welche Adresse ein Name steht. Fügen Sie die Adresse ein, die Ihre Wallet anzeigt.",
    HANDLE:
      "Derselbe Name kann bei jedem Dienst jemand anderem gehören. Wählen Sie den Dienst, bei dem Sie das Konto gesehen haben.",
    NEARLY:
      "Deshalb konnte sie nicht geprüft werden. Kopieren Sie sie bitte noch einmal von dort, wo Sie sie gefunden haben.",
  },
  reason: {
    LENGTH: "Sie hat {{length}} Zeichen, richtig wären {{expected}}.",
    CHECKSUM: "Die Prüfsumme stimmt nicht: Einzelne Zeichen sind falsch.",
    CHARACTERS: "Sie enthält Zeichen, die in solchen Adressen nicht vorkommen.",
    LOOKS: "Es sieht aus wie {{meant}}, enthält aber Buchstaben aus einem anderen Alphabet.",
    FORM: "Sie hat keine der Formen, die wir von Adressen kennen.",
    SHORTENED: "Ihre Mitte wurde ausgelassen.",
    PART: "Es ist nicht sicher, wo die Adresse oder Internetseite darin anfängt und endet.",
  },
} satisfies InflectedTexts<typeof master>;
