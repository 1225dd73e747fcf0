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
  imitates: "Sie sieht aus wie {{site}}, ist aber eine andere Internetseite",
  disputed_one: "Eine der Meldungen ist umstritten und wird geprüft.",
  disputed_other: "{{count, number}} der Meldungen sind umstritten und werden geprüft.",
  confirmed: "Von unserem Team oder einer Behörde bestätigt",
  ownerObjects:
    "Wer nachweislich darüber verfügt, widerspricht einer Meldung. Das heißt nicht, dass die Meldung falsch ist.",
  cleared: "Eine Meldung zu diesem Ziel wurde am {{at}} nach einem Löschantrag entfernt.",
  almost: {
    WALLET: "Fast gleich wie eine gemeldete Adresse",
    SITE: "Fast gleich wie eine gemeldete Internetseite",
  },
  compare:
    "Vergleichen Sie Zeichen für Zeichen. Sie kann falsch geschrieben oder der gemeldeten nachgemacht sein. Senden Sie nichts und öffnen Sie sie nicht, bis Sie sicher sind.",
  family: {
    PARENT: "Sie gehört zu {{site}}, und das wurde gemeldet",
    CHILD: "Dazu gehört {{site}}, und das wurde gemeldet",
    SIBLING: "Zur selben Internetseite gehört {{site}}, und das wurde gemeldet",
    advice:
      "Hinter beiden können dieselben Personen stehen. Senden Sie nichts und öffnen Sie sie nicht, bis Sie sicher sind.",
  },
  related: "Gemeldete Ziele, die damit zusammenhängen",
  relation: {
    PARENT: "Die Internetseite, zu der sie gehört",
    CHILD: "Gehört zu dieser Internetseite",
    SIBLING: "Teil derselben Internetseite",
    SPELLING: "Anderes Konto mit demselben Text",
  },
  partial:
    "Ob ähnliche Adressen gemeldet wurden, ließ sich gerade nicht prüfen. Bitte prüfen Sie die Adresse Zeichen für Zeichen.",
  fits: "Gemeldete Ziele mit gleichem Anfang und Ende",
  fitsHint: "Die Mitte kann anders sein: Vergleichen Sie die ganze Adresse.",
  handleReported: "Ein Konto mit diesem Namen wurde gemeldet",
  accounts: "Dienst wählen",
  verdict: {
    first: "Erste Meldung",
    last: "Letzte Meldung",
    crimes: "Gemeldet wegen",
    lists: "Geführt von",
    listedSince: "{{source}} seit {{date}}",
    listedUndated: "{{source}} (Datum unbekannt)",
    crimeCount: "{{name}} ({{count, number}})",
    similar: "Ähnliche gemeldete Ziele",
    similarHint: "Sie sehen sich ähnlich. Die Zeichen, die sich unterscheiden, sind markiert.",
    fileReport: "Schaden melden",
    seeReports: "Meldungen ansehen",
  },
  title: {
    TRANSACTION_HASH: "Das ist der Hash einer Transaktion",
    NAME: "Das ist der Name eines Kontos",
    HANDLE: "Zu welchem Dienst gehört dieses Konto?",
    NEARLY: "Das ist keine ganz richtige Adresse",
    SHORTENED: "Die Mitte dieser Adresse fehlt",
    SHORT_FOR: "Das kann eine gekürzte gemeldete Adresse sein",
    PART: "Diese Adresse ist nicht sicher zu lesen",
  },
  advice: {
    TRANSACTION_HASH:
      "Ein Transaktions-Hash ist keine Adresse. Fügen Sie die Adresse ein, an die in der Transaktion gesendet wurde.",
    NAME: "Wir können nicht feststellen, für welche Adresse ein Name steht. Fügen Sie die Adresse ein, die Ihre Wallet anzeigt.",
    HANDLE:
      "Derselbe Name kann bei jedem Dienst jemand anderem gehören. Wählen Sie den Dienst, bei dem Sie das Konto gesehen haben.",
    NEARLY:
      "Deshalb konnte sie nicht geprüft werden. Kopieren Sie sie bitte noch einmal von dort, wo Sie sie gefunden haben.",
    SHORTENED: "Deshalb konnte sie nicht geprüft werden. Bitte kopieren Sie die ganze Adresse und fügen Sie sie ein.",
    SHORT_FOR: "Fügen Sie die ganze Adresse ein, um sicherzugehen. Senden Sie bis dahin nichts.",
  },
  reason: {
    LENGTH: "Sie hat {{length}} Zeichen, richtig wären {{expected}}.",
    CHECKSUM: "Die Prüfsumme stimmt nicht: Einzelne Zeichen sind falsch.",
    CHARACTERS: "Sie enthält Zeichen, die in solchen Adressen nicht vorkommen.",
    LOOKS: "Es sieht aus wie {{meant}}, enthält aber Buchstaben aus einem anderen Alphabet.",
    FORM: "Sie hat keine der Formen, die wir von Adressen kennen.",
    PART: "Es ist nicht sicher, wo die Adresse oder Internetseite darin anfängt und endet.",
  },
} satisfies InflectedTexts<typeof master>;
