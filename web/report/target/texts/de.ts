import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  targetPage: {
    back: "Alle Meldungen",
    loading: "Meldungen werden geprüft",
    failed: "Die Meldungen konnten nicht geladen werden",
    documentTitle: "{{target}}: {{verdict}}",
    chain: "Blockchain",
    sameForm: "Blockchains mit Adressen dieser Form: {{chains}}",
    first: "Erste Meldung",
    last: "Letzte Meldung",
    asked:
      "Wir haben öffentliche Meldungen und veröffentlichte Listen in jeder Schreibweise durchsucht, ebenso andere Teile derselben Internetseite und ähnliche Adressen.",
    happenedToMe: "Mir ist das auch passiert",
    share: "Teilen",
    copyLink: "Link kopieren",
    copied: "Link kopiert",
    people_one: "Eine Meldung von Nutzern",
    people_other: "{{count, number}} Meldungen von Nutzern",
    peopleList: "Meldungen von Nutzern",
    allReports: "Alle Meldungen ansehen",
    lists_one: "Auf einer veröffentlichten Liste",
    lists_other: "Auf {{count, number}} veröffentlichten Listen",
    listsHint: "Andere haben diese Listen zusammengestellt. Sie werden getrennt von den Meldungen der Nutzer gezählt.",
    timeline: "Was bisher geschah",
    reported_one: "Von einer Person gemeldet",
    reported_other: "Von {{count, number}} Personen gemeldet",
    listed: "In die Liste {{source}} aufgenommen",
    facts: {
      CONFIRMED: "Von unserem Team oder einer Behörde bestätigt",
      DISPUTED: "Einer Meldung wurde widersprochen",
      DISPUTE_WITHDRAWN: "Ein Widerspruch wurde zurückgezogen",
      KEPT: "Nach Prüfung blieb eine Meldung bestehen",
      CORRECTED: "Nach Prüfung wurde eine Meldung berichtigt",
      CLEARED: "Nach einem Widerspruch wurde eine Meldung entfernt",
    },
    disputes: "Widersprüche und ihr Ausgang",
    outcomes: {
      KEPT_one: "Nach Prüfung blieb eine Meldung bestehen.",
      KEPT_other: "Nach Prüfung blieben {{count, number}} Meldungen bestehen.",
      CORRECTED_one: "Nach Prüfung wurde eine Meldung berichtigt.",
      CORRECTED_other: "Nach Prüfung wurden {{count, number}} Meldungen berichtigt.",
      DISPUTE_WITHDRAWN_one: "Ein Widerspruch wurde zurückgezogen.",
      DISPUTE_WITHDRAWN_other: "{{count, number}} Widersprüche wurden zurückgezogen.",
    },
    newest_one: "Hier steht nur das Ergebnis zur neuesten Meldung. Ältere Meldungen zeigen ihr eigenes.",
    newest_other:
      "Hier stehen nur die Ergebnisse zu den neuesten {{count, number}} Meldungen. Ältere Meldungen zeigen ihr eigenes.",
    named: "In denselben Meldungen genannt",
    namedHint:
      "Andere gemeldete Ziele, die zusammen mit diesem in einer Meldung stehen. Das beweist keine Verbindung zwischen ihnen.",
    namedIn_one: "Gemeinsam in einer Meldung",
    namedIn_other: "Gemeinsam in {{count, number}} Meldungen",
    namedOfIncident: "Zusammen gemeldet, zum selben Vorfall",
    namedPartial: "Was gemeinsam genannt wird, konnte gerade nicht vollständig geprüft werden.",
    unread: {
      title: "Das ist nicht als Adresse oder Internetseite lesbar",
      text: "Deshalb konnten wir keine Meldungen dazu prüfen. Kopieren Sie es noch einmal von der Quelle oder suchen Sie mit Wörtern.",
      search: "In den Meldungen suchen",
      again: "Andere Adresse prüfen",
    },
  },
  pages: {
    target: {
      title: "Adresse oder Internetseite prüfen",
      description:
        "Öffentliche Meldungen, veröffentlichte Listen, Widersprüche und ähnliche Adressen zu einer Wallet oder Internetseite auf einer Seite.",
    },
  },
  lookup: {
    seePage: "Seite dazu ansehen",
  },
} satisfies InflectedTexts<typeof master>;
