import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  delivery: {
    heading: "Zustellungen an die Behörde",
    lead: "Was dieser Behörde gesendet wurde und wie es ausging. Die Inhalte stehen hier nicht.",
    back: "Die Behörde",
    list: "Versuche",
    loading: "Die Zustellungen werden geladen",
    failed: "Die Zustellungen konnten nicht geladen werden",
    count_one: "{{count, number}} Versuch",
    count_other: "{{count, number}} Versuche",
    none: {
      title: "Noch wurde nichts gesendet",
      text: "Meldungen und Testnachrichten erscheinen hier, sobald sie gesendet sind.",
    },
    inboxOnly:
      "{{agency}} hat zurzeit keinen Webhook, der Nachrichten annimmt: Die Meldungen kommen in den Posteingang.",
    nobody:
      "{{agency}} hat weder einen Webhook, der Nachrichten annimmt, noch ein Mitglied, das den Posteingang öffnet: Zurzeit erhält niemand die Meldungen.",
    outcome: "Ergebnis",
    outcomes: { ALL: "Alle", TAKEN: "Angenommen oder im Posteingang", FAILED: "Fehlgeschlagen" },
    test: "Testnachricht senden",
    tested: "Die Testnachricht ist unterwegs. Das Ergebnis erscheint gleich in der Liste.",
    refresh: "Aktualisieren",
    replay: "Erneut senden",
    replayOf: "Meldung {{seq}} erneut senden",
    replayDay: "Letzten Tag erneut senden",
    replayed: "Es wird erneut gesendet.",
    missing: "Der Webhook nimmt gerade nichts an: Er wurde inzwischen angehalten oder geändert.",
    askReplayDay: {
      title: "Den letzten Tag erneut senden?",
      text: "Alles, was diese Behörde in den letzten 24 Stunden bekommen hat, wird noch einmal gesendet. Wiederholte Nachrichten haben dieselbe Nummer, sodass die Behörde sie erkennt.",
    },
    taken: { WEBHOOK: "Angenommen", INBOX: "In den Posteingang gelegt" },
    contents: { SHARED: "Meldung weitergegeben", REVOKED: "Meldung zurückgezogen", TEST: "Testnachricht" },
    answered: "Antwort {{status}} · {{ms, number}} ms",
    unanswered: "Keine Antwort · {{ms, number}} ms",
    failures: {
      STATUS: "Mit Fehler beantwortet",
      REDIRECTED: "Umgeleitet",
      GONE: "Abgeschaltet (410)",
      TIMED_OUT: "Zeit abgelaufen",
      ADDRESS_REFUSED: "Adresse nicht erlaubt",
      CERTIFICATE_INVALID: "Zertifikat ungültig",
      UNREACHABLE: "Nicht erreichbar",
    },
  },
  queues: {
    PARKED_DELIVERIES: "Angehaltene Zustellungen an Behörden",
  },
  pages: {
    adminDeliveries: { title: "Zustellungen an eine Behörde" },
  },
  trail: {
    subjects: {
      delivery: "Zustellungen an Behörden",
    },
    acts: {
      DeliveryTestAsked: "Testnachricht an eine Behörde",
      DeliveryReplayAsked: "Erneut an eine Behörde gesendet",
    },
  },
} satisfies InflectedTexts<typeof master>;
