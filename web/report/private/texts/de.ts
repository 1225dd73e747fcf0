import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  untold: {
    heading: "Prüfen, ohne es uns zu sagen",
    lead: "Was Sie einfügen, verlässt dieses Gerät nicht. Es bildet daraus einen Fingerabdruck (Hash), sendet dessen erste fünf Zeichen, erhält alles Gemeldete, das so beginnt, und vergleicht hier.",
    label: "Wallet-Adresse oder Website",
    hint: "Bevor Sie „Prüfen“ drücken, wird nichts gesendet.",
    submit: "Prüfen",
    checking: "Wird auf Ihrem Gerät geprüft",
    failed: "Das konnte nicht geprüft werden. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.",
    sent_one: "Ein Stück von fünf Zeichen wurde gesendet.",
    sent_other: "{{count, number}} Stücke von je fünf Zeichen wurden gesendet.",
    several:
      "Aus mehreren Stücken lässt sich leichter erraten, was Sie meinen. Mit der Datei unten wird keines davon gesendet.",
    sentNothing: "Nichts wurde gesendet.",
    notFound: "Darin wurde keine Adresse und keine Website gefunden, also wurde nichts gesendet.",
    others: "Etwas im Text sieht nach einem Namen oder einer vertippten Adresse aus. Das lässt sich so nicht prüfen.",
    omitted_one: "Eine weitere wurde nicht geprüft. Bitte fügen Sie sie einzeln ein.",
    omitted_other: "{{count, number}} weitere wurden nicht geprüft. Bitte fügen Sie sie in Teilen ein.",
    lookAlikes:
      "Adressen, die einer gemeldeten ähneln, und Meldungen in älteren Schreibweisen lassen sich so nicht finden.",
    edge: {
      sent_one: "Ein Stück wurde an {{host}} gesendet (Zeichen: {{letters, number}}).",
      sent_other: "{{count, number}} Stücke wurden an {{host}} gesendet (Zeichen je Stück: {{letters, number}}).",
      old: "Der Dienst ist gerade nicht erreichbar. Das ist der Stand vom {{at}}; spätere Meldungen sind nicht enthalten.",
      notThen: "Bis {{at}} nicht gemeldet",
    },
    level: "Beleglage: {{level, number}} von 100",
    reading: "Ein Konto auf einer anderen Blockchain, das gleich geschrieben wird",
    parent: "Die übergeordnete Website",
    cut: "Zu viele Meldungen beginnen mit diesen Zeichen: Nicht alle konnten verglichen werden.",
    set: {
      heading: "Ohne Verbindung prüfen",
      lead: "Behalten Sie alles Gemeldete als kleine Datei auf Ihrem Gerät, dann wird gar nichts gesendet.",
      get: "Datei herunterladen",
      renew: "Neue Datei holen",
      getting: "Die Datei wird heruntergeladen",
      drop: "Datei löschen",
      kept: "{{count, number}} gemeldete Ziele (Stand {{at}}, {{size}}) sind auf diesem Gerät.",
      notYet: "Es gibt noch keine Datei. Bitte versuchen Sie es in einer Weile erneut.",
      failed:
        "Die Datei konnte nicht heruntergeladen werden. Bitte prüfen Sie die Verbindung und versuchen Sie es erneut.",
      wrong: "Die Signatur der Datei stimmt nicht, darum wird sie nicht verwendet.",
      use: "Mit der Datei auf diesem Gerät prüfen",
      possibly: "Möglicherweise gemeldet",
      possiblyText: "Etwa einmal in 4.096 Fällen hält die Datei etwas für gemeldet, das es nicht ist.",
      ask: "Fünf Zeichen senden, um sicherzugehen",
      miss: "Nicht in der Datei vom {{at}}",
      missText: "Seitdem kann es gemeldet worden sein. Dass es fehlt, heißt nicht, dass es sicher ist.",
    },
  },
  pages: {
    privateCheck: {
      title: "Prüfen, ohne es uns zu sagen",
      description:
        "Sehen Sie, ob eine Wallet-Adresse oder Website gemeldet wurde, ohne zu verraten, welche Sie meinen.",
    },
  },
} satisfies InflectedTexts<typeof master>;
