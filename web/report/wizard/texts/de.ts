import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  wizard: {
    steps: {
      start: {
        name: "Zeitpunkt",
        title: "Ist es gerade erst geschehen?",
        lead: "Innerhalb weniger Stunden lässt sich das Geld manchmal noch aufhalten. Wir zeigen Ihnen zuerst, was zu tun ist.",
      },
      emergency: {
        name: "Was jetzt zu tun ist",
        title: "Tun Sie jetzt Folgendes",
        lead: "Melden Sie sich zuerst dort. Ihre Angaben bleiben erhalten, und es sind nur noch drei Fragen.",
      },
      category: {
        name: "Art des Schadens",
        title: "Welche Art von Schaden melden Sie?",
        lead: "Bitte wählen Sie, was am ehesten zutrifft.",
      },
      target: {
        name: "Was Sie melden",
        title: "Was melden Sie?",
        lead: "Fügen Sie die Wallet-Adresse oder Internetseite so ein, wie Sie sie kopiert haben.",
      },
      story: {
        name: "Was geschah",
        title: "Was ist geschehen?",
        lead: "Schreiben Sie, woran Sie sich erinnern. Sie können es später ändern.",
      },
      title: {
        name: "Überschrift",
        title: "Wie lautet es in einer Zeile?",
        lead: "Diese Überschrift sehen andere in Listen.",
      },
      assets: {
        name: "Vermögenswerte",
        title: "Haben Sie Vermögenswerte verloren?",
        lead: "Schreiben Sie nur, was Sie wissen. Es wird nicht veröffentlicht und hilft, die Werte zu verfolgen.",
      },
      suspect: {
        name: "Verdächtige",
        title: "Wissen Sie, wer dahintersteckt?",
        lead: "Schreiben Sie nur, was Sie wissen. Es wird nicht veröffentlicht und nur an angeschlossene Stellen gegeben.",
      },
      traces: {
        name: "Spuren im Netz",
        title: "Was wurde im Netz verwendet?",
        lead: "Schreiben Sie nur, was Sie wissen. Es wird nicht veröffentlicht.",
      },
      background: {
        name: "Weitere Angaben",
        title: "Wissen Sie noch mehr über die Verdächtigen?",
        lead: "Schreiben Sie nur, was Sie wissen. Es wird nicht veröffentlicht.",
      },
      reporter: {
        name: "Ihr Kontakt",
        title: "Wie können wir Sie erreichen?",
        lead: "Alles ist freiwillig und wird nicht veröffentlicht. Angeschlossene Stellen nutzen es nur für Rückfragen.",
      },
      sources: {
        name: "Quellen",
        title: "Gibt es lesenswerte Quellen?",
        lead: "Artikel, Beiträge oder Chatgruppen dazu. Bis zu 3 Einträge sind möglich.",
      },
      files: {
        name: "Anhänge",
        title: "Bitte fügen Sie Ihre Beweise an",
        lead: "Chatverläufe, Überweisungsbelege, Aufnahmen: alles, was helfen kann. Anhänge werden nicht veröffentlicht, auch keine Gesichter darin.",
      },
      visibility: {
        name: "Sichtbarkeit",
        title: "Soll die Meldung öffentlich sein?",
        lead: "Eine öffentliche Meldung hilft anderen, denselben Schaden zu vermeiden.",
      },
      review: {
        name: "Überprüfung",
        title: "Stimmt alles so?",
        lead: "Was nicht stimmt, können Sie mit „Ändern“ berichtigen.",
      },
      consent: {
        name: "Zustimmung",
        title: "Bedingungen zustimmen",
        lead: "Zum Fortfahren müssen Sie den folgenden erforderlichen Bedingungen zustimmen.",
      },
    },
    sections: {
      kind: "Beginn",
      content: "Die Meldung",
      more: "Weitere Auskünfte",
      finish: "Prüfen und einreichen",
    },
    rail: {
      label: "Schritte der Meldung",
      position: "Teil {{now, number}} von {{all, number}}",
      show: "Alle Teile anzeigen",
      done: "erledigt",
    },
    move: {
      next: "Weiter",
      back: "Zurück",
      skip: "Überspringen",
      submit: "Meldung einreichen",
      modify: "Änderungen speichern",
      toReview: "Zur Überprüfung",
      skipRest: "Alle freiwilligen Fragen überspringen",
    },
    happened: {
      NOW: {
        label: "Ja, in den letzten Stunden",
        hint: "Wir zeigen zuerst, was zu tun ist, und stellen nur drei Fragen.",
      },
      EARLIER: {
        label: "Nein, es ist länger her",
        hint: "Wir fragen eins nach dem anderen. Es dauert etwa drei Minuten.",
      },
    },
    paper: "Mit Chat oder E-Mail beginnen",
    emergency: {
      gap: "(bitte ergänzen)",
      message:
        "Guten Tag, ich bin gerade Opfer eines Betrugs geworden; von meinem Konto gingen Kryptowerte an das unten genannte Ziel. Bitte halten Sie noch nicht ausgeführte Auszahlungen an, veranlassen Sie die Sperrung des Empfängerkontos und sichern Sie alle zugehörigen Daten. Ich erstatte auch Anzeige bei der Polizei.\n\nEmpfängeradresse oder Internetseite: {{address}}\nBlockchain: {{chain}}\nTransaktions-Hash (TXID): {{hash}}\nMenge: {{amount}}\nZeitpunkt: (bitte ergänzen)",
      read: "Text anzeigen",
      copy: "Text kopieren",
      copied: "Kopiert",
      otherCountries: "Stellen in anderen Ländern",
      elsewhere: "Andere Länder",
      newWindow: " (öffnet in neuem Fenster)",
      again: "Text für die Börse",
      exchange: {
        title: "Benachrichtigen Sie die Börse, von der Sie gesendet haben",
        text: "Die Zeit ist knapp. Schicken Sie diesen Text an den Kundendienst in der App der Börse. Nach den Fragen zeigen wir ihn noch einmal mit ausgefüllten Lücken.",
      },
      police: {
        title: "Gehen Sie zur Polizei",
        text: "Rufen Sie zuerst an und erstatten Sie dann online Anzeige. Mit einem Aktenzeichen handeln Börsen schneller.",
      },
      keep: {
        title: "Nichts mehr senden, nichts löschen",
        list: [
          "Zahlen Sie niemandem, der das Geld zurückholen will. Das ist der häufigste zweite Betrug.",
          "Sichern Sie Chats, Überweisungen und die Internetseite mit Bildschirmfotos.",
          "Haben Sie Wiederherstellungswörter oder ein Passwort verraten, bringen Sie den Rest in eine neue Wallet.",
        ],
      },
      more: {
        title: "Der Rest hat Zeit",
        text: "Nach dem Einreichen können Sie die Meldung unter „Meine Meldungen“ ändern oder ergänzen.",
        private: "Sie wird vorerst nicht öffentlich eingereicht; das können Sie später ändern.",
        open: "Jetzt mehr angeben",
      },
    },
    crimeGroups: {
      INVESTMENT: { name: "Geldanlage und Börsen", hint: "Hohe Gewinne, falsche Börsen, falscher Rat" },
      DECEPTION: { name: "Täuschung", hint: "Waren, Liebe, angebliche Behörden" },
      ATTACK: { name: "Hacking und Erpressung", hint: "Leere Wallets, gesperrte Dateien, Drohungen" },
      SEXUAL: { name: "Sexualstraftaten", hint: "Verbreitung sexueller Inhalte oder Drohung damit" },
      ILLEGAL: { name: "Verbotener Handel", hint: "Drogen, Glücksspiel, verbotene Waren, Mixing" },
      OTHER: { name: "Sonstiges", hint: "Nichts davon" },
    },
    crimeHints: {
      FRAUD_GOODS: "Ware nie oder falsch geliefert",
      FRAUD_INVESTMENT: "Hohe Gewinne gegen Einzahlung versprochen",
      FRAUD_ROMANCE: "Zuneigung vorgetäuscht, dann Geld verlangt",
      FRAUD_FAKE_EXCHANGE: "Falsche Börse, die keine Auszahlung zulässt",
      FRAUD_OTHER: "Auf andere Weise getäuscht",
      VOICE_PHISHING: "Anrufe angeblicher Behörden oder Verwandter",
      HACKING: "Werte aus Wallet oder Konto gestohlen",
      RANSOMWARE: "Dateien gesperrt und Geld verlangt",
      DRUGS: "Adresse oder Internetseite für Drogenhandel",
      ILLEGAL_GAMBLING: "Glücksspielseite ohne Erlaubnis",
      ILLEGAL_GOODS: "Handel mit verbotenen Waren",
      SEXUAL_CRIME: "Verbreitung sexueller Inhalte oder Drohung damit",
      CHILD_SEXUAL_CRIME: "Sexualstraftat an Minderjährigen",
      OTHER_THREAT: "Drohung mit Bloßstellung oder Gewalt",
      FALSE_INVESTMENT_ADVICE: "Zur Anlage gedrängt mit falschen Angaben",
      COIN_MIXING: "Dienst, der den Weg des Geldes verschleiert",
      OTHER: "Nichts davon: bitte selbst beschreiben",
    },
    fields: {
      "declare.crimeType": "Art des Schadens",
      "declare.crimeDetail": "Beschreibung der Schadensart",
      "declare.declareType": "Art der Meldung",
      "declare.adrs": "Wallet-Adresse oder Internetseite",
      "declare.chain": "Blockchain oder Token",
      "declare.customChain": "Andere Blockchain oder anderer Token",
      "declare.title": "Überschrift",
      "declare.comment": "Was geschehen ist",
      newFacts: "Was seitdem neu ist (nicht öffentlich)",
      "declare.dmgVolume": "Verlorene Menge",
      "declare.dmgHash": "Transaktions-Hash",
      "declare.dmgAdrs": "Wallet-Adresse des Opfers",
      "declare.open": "Sichtbarkeit",
      "additional.suspect.name": "Person oder Organisation",
      "additional.suspect.phone": "Telefonnummer",
      "additional.suspect.email": "E-Mail-Adresse",
      "additional.suspect.site": "Internetseite",
      "additional.suspect.otherContact": "Anderer Kontakt",
      "additional.suspect.businessNumber": "Handelsregisternummer",
      "additional.suspect.address": "Anschrift",
      "additional.suspect.ip": "IP-Adresse",
      "additional.suspect.otherInfo": "Sonstige Angaben",
      "additional.reporter.name": "Ihr Name",
      "additional.reporter.phone": "Ihre Telefonnummer",
      "additional.reporter.otherContact": "Anderer Weg, Sie zu erreichen",
      "additional.reporter.email": "Ihre E-Mail-Adresse",
      "declare.country": "Land, in dem Sie leben",
    },
    adrsOf: { WALLET: "Wallet-Adresse", SITE: "Adresse der Internetseite" },
    hints: {
      newFacts:
        "Zum Beispiel: Es wurde wieder Geld an diese Adresse verlangt. Nur unser Team und angeschlossene Stellen sehen es.",
      "declare.crimeDetail": "Sagen Sie uns in wenigen Worten, worum es ging.",
      "declare.adrs": "Fügen Sie sie so ein, wie Sie sie kopiert haben.",
      "declare.title": "Eine Zeile, zum Beispiel: Wallet-Adresse aus einer Anlage-Chatgruppe",
      "declare.comment": "Wann und wie man auf Sie zukam und was Sie verloren haben.",
      "declare.dmgHash": "Die TXID aus Ihrem Überweisungsbeleg.",
      "declare.dmgAdrs": "Die Wallet, aus der die Werte abgeflossen sind.",
      "additional.suspect.otherContact": "Messenger-Name oder Name der Chatgruppe",
      "additional.suspect.otherInfo": "Sprechweise, Konten, andere verwendete Namen …",
      "additional.reporter.email": "Leer lassen, wenn es die Adresse Ihres Kontos ist.",
      "declare.country":
        "Die Behörden dieses Landes erhalten Ihre Meldung, ohne Angabe die aller Länder. Diese Angabe wird nie veröffentlicht.",
    },
    volumeHint: "In {{unit}}, zum Beispiel 3.250234 (höchstens 20 Byte)",
    volumeHintNoUnit: "Mit Einheit, zum Beispiel 3.250234 BTC (höchstens 20 Byte)",
    titleMade: "Aus Ihrem Text entnommen. Sie können es so lassen.",
    noCountry: "Keine Angabe",
    chainPlaceholder: "Bitte auswählen",
    chainGuessed: "Anhand der Adresse ausgewählt. Bitte ändern, wenn es nicht stimmt.",
    chainForSite: "Falls die Internetseite eine bestimmte Währung verlangt hat, wählen Sie sie hier.",
    noPersonal: {
      title: "Bitte keine personenbezogenen Angaben",
      text: "Dieser Text kann veröffentlicht werden. Namen, Wohnadressen, Telefonnummern und E-Mail-Adressen, Ihre oder die der Verdächtigen, haben später ihren Platz; dort wird nichts veröffentlicht.",
    },
    lookup: {
      looking: "Frühere Meldungen werden geprüft",
      failed: "Frühere Meldungen lassen sich gerade nicht prüfen. Sie können trotzdem fortfahren.",
      useSite: "Als Internetseite melden",
      useWallet: "Als Wallet-Adresse melden",
      looksLikeSite: "Das sieht nach einer Internetseite aus.",
      looksLikeWallet: "Das sieht nach einer Wallet-Adresse aus.",
    },
    personalFound: {
      mark: "(vertraulich)",
      text: "Was nach personenbezogenen Angaben aussieht, ist markiert. Sie können es dorthin verschieben, wo nichts veröffentlicht wird.",
      toSuspect: "Zu den Verdächtigen verschieben",
      toReporter: "Zu meinem Kontakt verschieben",
    },
    mended: { one: "behoben", all: "Alles Markierte ist behoben." },
    address: {
      unknown:
        "Diese Form hat keine uns bekannte Wallet-Adresse. Bitte prüfen Sie sie, oder wählen Sie eine andere Blockchain.",
      notOfChain: "Das ist keine Adresse der gewählten Blockchain. Bitte prüfen Sie Adresse oder Blockchain.",
      noSite: "Das ist nicht als Internetseite lesbar. Bitte schreiben Sie sie wie example.com.",
      likely: "Blockchains, deren Adressen diese Form haben:",
      use: "{{chain}} wählen",
      otherChain: "Es ist eine andere Blockchain",
    },
    sources: {
      source: "Quelle {{row, number}}",
      open: "Mit einer öffentlichen Meldung veröffentlichen",
      add: "Quelle hinzufügen",
      remove: "Quelle {{row, number}} entfernen",
    },
    files: {
      original:
        "Dateien sind Beweise und werden unverändert gesendet. Nur von Bildern über der Grenze senden wir eine kleinere Kopie; bitte bewahren Sie das Original auf.",
      onDevice:
        "Bis Sie einreichen oder sich abmelden, bleiben Anhänge verschlüsselt auf diesem Gerät. Wenn Sie zur Seite zurückkehren, sind sie noch da.",
      notKept: "Dieses Gerät kann Anhänge nicht aufbewahren. Wenn Sie die Seite verlassen, fügen Sie sie bitte neu an.",
      wait: "Sie können fortfahren, sobald die Dateien bereit sind.",
      goesOn: "Die Dateien werden vorbereitet. Sobald sie bereit sind, geht es nach „Weiter“ von selbst weiter.",
    },
    visibility: {
      PUBLIC: {
        label: "Öffentlich",
        text: "Die Wallet- oder Internetadresse und der Text werden veröffentlicht. Anhänge und weitere Angaben nicht.",
      },
      PRIVATE: {
        label: "Nicht öffentlich",
        text: "Nur in Ihrer eigenen Übersicht und bei angeschlossenen Stellen. Sie erscheint in keiner Suche.",
      },
    },
    review: {
      edit: "Ändern",
      editOf: "{{name}} ändern",
      empty: "Nicht ausgefüllt",
      published: "Wird veröffentlicht",
      sealed: "Wird nicht veröffentlicht",
      files_zero: "Keine Anhänge",
      files_one: "{{count, number}} Datei",
      files_other: "{{count, number}} Dateien",
      other: "Ziel {{row, number}} desselben Vorfalls",
      openSource: "öffentlich",
      closedSource: "nicht öffentlich",
    },
    consent: {
      legend: "Bedingungen der Meldung",
      missing: "Zum Einreichen müssen Sie allen erforderlichen Bedingungen zustimmen.",
      contactHint: "Ohne Ihre Zustimmung erhalten die Stellen die Meldung ohne Ihre Kontaktdaten.",
      summary: "Mit dem Knopf reichen Sie die Meldung ein; sie kann an angeschlossene Stellen weitergegeben werden.",
    },
    sending: {
      title: "Ihre Meldung wird eingereicht",
      uploading: "Dateien werden gesendet, {{share}}",
      finishing: "Gleich fertig. Bitte schließen Sie das Fenster nicht.",
    },
    failed: {
      title: "Die Meldung konnte nicht eingereicht werden",
      kept: "Alle Angaben sind noch da. Ein neuer Versuch reicht sie nicht doppelt ein.",
    },
    draft: {
      saving: "Wird gespeichert",
      saved: "Gespeichert um {{time}}",
      notSaved: "Nicht gespeichert. Ihr Text ist noch auf dieser Seite; wir versuchen es gleich noch einmal.",
      offline: "Sie sind offline. Ihr Text ist noch auf dieser Seite und wird gespeichert, sobald Sie verbunden sind.",
      changed: {
        title: "Diese Meldung wurde in einem anderen Fenster oder Gerät geändert",
        text: "Dort wurde etwas anderes gespeichert ({{when}}):",
        gone: "Sie wurde in einem anderen Fenster oder Gerät eingereicht oder verworfen.",
        keep: "Diese Fassung behalten",
        take: "Die andere übernehmen",
        leave: "Mit leerem Formular beginnen",
        notSaved: "Noch nicht gespeichert. Bitte wählen Sie, was bleiben soll.",
      },
      ask: {
        title: "Sie haben eine unfertige Meldung",
        text: "Gespeichert: {{when}}. Möchten Sie sie fortsetzen?",
        untitled: "Meldung ohne Überschrift",
        files: "Anhänge, die Sie auf diesem Gerät ausgewählt haben, werden mitgeladen.",
        load: "Fortsetzen",
        discard: "Neu beginnen",
        discardHint: "Wenn Sie neu beginnen, wird der gespeicherte Entwurf gelöscht.",
      },
    },
    leave: {
      kept: "Ihre Meldung ist als Entwurf gespeichert, Sie können sie später fortsetzen. Sie ist noch nicht eingereicht, und Anhänge bleiben nur auf diesem Gerät.",
      lost: "Ihre Meldung ist nicht gespeichert. Wenn Sie die Seite verlassen, gehen Ihre Angaben verloren.",
    },
    entry: {
      loading: "Das Formular wird vorbereitet",
      failed: "Das Formular konnte nicht geladen werden",
      failedText: "Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.",
      missing: "Diese Meldung gibt es nicht",
      missingText: "Sie wurde gelöscht oder gehört jemand anderem.",
      blocked: "Diese Meldung kann gerade nicht geändert werden",
      blockedText: "Ein Antrag auf ihre Löschung wird geprüft. Danach können Sie sie wieder ändern.",
      toReport: "Meldung ansehen",
      toMine: "Meine Meldungen ansehen",
    },
    modified: "Ihre Änderungen sind gespeichert",
    missing: {
      "declare.crimeDetail": "Bitte beschreiben Sie die Art des Schadens.",
      "declare.declareType": "Bitte wählen Sie Wallet-Adresse oder Internetseite.",
      "declare.adrs": "Bitte geben Sie die Adresse ein, die Sie melden möchten.",
      "declare.chain": "Bitte wählen Sie eine Blockchain oder einen Token.",
      "declare.customChain": "Bitte geben Sie den Namen der Blockchain oder des Tokens ein.",
      "declare.title": "Bitte geben Sie eine Überschrift ein.",
      "declare.comment": "Bitte beschreiben Sie, was geschehen ist.",
      "declare.open": "Bitte wählen Sie öffentlich oder nicht öffentlich.",
    },
    email: "Die E-Mail-Adresse ist fehlerhaft.",
    personal:
      "Dieser Text würde veröffentlicht und enthält personenbezogene Angaben wie einen Namen, eine Wohnadresse oder eine Telefonnummer. Bitte entfernen Sie sie oder melden Sie nicht öffentlich.",
  },
  target: {
    reported_one: "Schon eine Person hat das gemeldet. Jede weitere Meldung hilft bei der Sperrung.",
    reported_other: "Schon {{count, number}} Personen haben das gemeldet. Jede weitere Meldung hilft bei der Sperrung.",
    listed: "Eine veröffentlichte Liste führt es schon. Ihre Meldung hilft bei der Sperrung.",
    first: "Noch nicht gemeldet. Die erste Meldung kann den nächsten Schaden verhindern.",
    similar:
      "Eine ähnliche Adresse wurde gemeldet. Die abweichenden Zeichen sind markiert: Bitte vergleichen Sie Zeichen für Zeichen.",
    family:
      "{{site}}, ein Teil derselben Internetseite, wurde schon gemeldet. Auch eine Meldung zu dieser Adresse hilft.",
    mistyped:
      "Einzelne Zeichen sind falsch oder fehlen. Bitte kopieren Sie nur die ganze Adresse noch einmal von dort, wo Sie sie gefunden haben.",
    unread:
      "Das lässt sich nicht als Wallet-Adresse oder Internetseite lesen, daher wurden frühere Meldungen nicht geprüft. Gehört die Adresse zu einer anderen Chain, fahren Sie einfach fort.",
    yours: "Ihre Eingabe",
    takeSimilar: "Diese verwenden",
    /** Targets that can't be reported as they are. Each text says which target to give instead. */
    shared: {
      TOKEN:
        "Das ist der Vertrag des Tokens {{name}}, den alle Inhaber nutzen; er kann nicht gemeldet werden. Bitte nennen Sie das Wallet, das das Geld erhalten hat.",
      CONTRACT:
        "Das ist ein Vertrag von {{name}}, den viele nutzen; er kann nicht gemeldet werden. Bitte nennen Sie das Wallet, das das Geld erhalten hat.",
      BURN: "Das ist eine Burn-Adresse, die niemand benutzen kann ({{name}}). Bitte nennen Sie die Adresse des Absenders.",
      EXCHANGE_WALLET:
        "Dieses Wallet gehört {{name}} und dient Tausenden von Kunden; es kann nicht gemeldet werden. Bitte nennen Sie die Einzahlungsadresse, die man Ihnen gab, oder die Adresse des Absenders.",
      EXCHANGE:
        "Das ist die offizielle Seite der Börse {{name}}. Wurde sie nachgeahmt, nennen Sie bitte die nachgeahmte Seite; geht es um ein Konto dort, dessen Wallet-Adresse.",
      EXPLORER:
        "{{name}} ist ein Explorer, in dem alle Transaktionen nachsehen können. Bitte nennen Sie die Wallet-Adresse, die Sie dort gesehen haben.",
      SERVICE:
        "Das ist die offizielle Seite von {{name}}. Bitte nennen Sie die Seite oder das Konto, um das es geht, oder die nachgeahmte Seite.",
      AUTHORITY:
        "Das ist die offizielle Seite von {{name}}. Hat sich jemand dafür ausgegeben, nennen Sie bitte die Seite, die Sie wirklich besucht haben, oder das Wallet, an das Sie gezahlt haben.",
      SHARED_HOST:
        "Auf {{name}} haben viele Menschen ihre Seiten. Bitte nennen Sie die vollständige Adresse der Seite oder des Kontos.",
    },
  },
  pages: {
    reportKind: { title: "Melden, Schritt 1: Art des Schadens", description: "Wählen Sie, was Ihnen geschehen ist." },
    reportContent: { title: "Melden, Schritt 2: Inhalt der Meldung", description: "Geben Sie ein, was Sie melden." },
    reportConsent: {
      title: "Melden, Schritt 3: Zustimmen und absenden",
      description: "Stimmen Sie den Bedingungen zu und senden Sie die Meldung ab.",
    },
    reportModify: { title: "Meldung ändern", description: "Ändern Sie eine abgesandte Meldung." },
  },
  errors: {
    CRIME_TYPE_NOT_SELECTED: "Sie haben keine Art der Straftat ausgewählt.",
    TOO_MANY_SOURCES: "Es sind bis zu 3 Einträge möglich.",
    TOO_MANY_ON_TARGET:
      "Zu demselben Ziel sind höchstens 5 öffentliche Meldungen möglich. Bitte ergänzen Sie eine davon, indem Sie sie bearbeiten.",
  },
} satisfies InflectedTexts<typeof master>;
