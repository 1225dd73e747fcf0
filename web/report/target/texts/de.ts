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
      "Wir haben öffentliche Meldungen und veröffentlichte Listen in jeder Schreibweise durchsucht, ebenso andere Teile derselben Website und ähnliche Adressen.",
    happenedToMe: "Mir ist das auch passiert",
    share: "Teilen",
    copyLink: "Link kopieren",
    copied: "Link kopiert",
    people_one: "Eine Meldung von Personen",
    people_other: "{{count, number}} Meldungen von Personen",
    peopleList: "Meldungen von Personen",
    allReports: "Alle Meldungen ansehen",
    lists_one: "Auf einer veröffentlichten Liste",
    lists_other: "Auf {{count, number}} veröffentlichten Listen",
    listsHint:
      "Andere haben diese Listen zusammengestellt. Sie werden getrennt von den Meldungen von Personen gezählt.",
    timeline: "Was bisher geschah",
    reported_one: "Von einer Person gemeldet",
    reported_other: "Von {{count, number}} Personen gemeldet",
    listed: "In die Liste {{source}} aufgenommen",
    facts: {
      CONFIRMED: "Von unserem Team oder einer Behörde bestätigt",
      DISPUTED: "Zu einer Meldung wurde ein Löschantrag gestellt",
      DISPUTE_WITHDRAWN: "Ein Löschantrag wurde zurückgezogen",
      KEPT: "Nach Prüfung blieb eine Meldung bestehen",
      CORRECTED: "Nach Prüfung wurde eine Meldung berichtigt",
      CLEARED: "Nach einem Löschantrag wurde eine Meldung entfernt",
    },
    disputes: "Löschanträge und ihr Ausgang",
    outcomes: {
      KEPT_one: "Nach Prüfung blieb eine Meldung bestehen.",
      KEPT_other: "Nach Prüfung blieben {{count, number}} Meldungen bestehen.",
      CORRECTED_one: "Nach Prüfung wurde eine Meldung berichtigt.",
      CORRECTED_other: "Nach Prüfung wurden {{count, number}} Meldungen berichtigt.",
      DISPUTE_WITHDRAWN_one: "Ein Löschantrag wurde zurückgezogen.",
      DISPUTE_WITHDRAWN_other: "{{count, number}} Löschanträge wurden zurückgezogen.",
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
      title: "Das ist nicht als Adresse oder Website lesbar",
      text: "Deshalb konnten wir keine Meldungen dazu prüfen. Kopieren Sie es noch einmal von der Quelle oder suchen Sie mit Wörtern.",
      search: "In den Meldungen suchen",
      again: "Andere Adresse prüfen",
    },
  },
  pages: {
    target: {
      title: "Adresse oder Website prüfen",
      description:
        "Öffentliche Meldungen, veröffentlichte Listen, Löschanträge und ähnliche Adressen zu einer Wallet oder Website auf einer Seite.",
    },
  },
  lookup: {
    seePage: "Seite dazu ansehen",
  },
} satisfies InflectedTexts<typeof master>;
