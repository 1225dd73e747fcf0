import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { comments as master } from "../ko/comments.ts";

export const comments = {
  heading: "Kommentare",
  count_one: "{{count, number}} Kommentar",
  count_other: "{{count, number}} Kommentare",
  list: "Liste der Kommentare",
  loading: "Kommentare werden geladen",
  failed: "Die Kommentare konnten nicht geladen werden",
  none: "Es gibt noch keine Kommentare.",
  noneText: "Möchten Sie etwas mitteilen? Schreiben Sie den ersten.",
  gone: {
    DELETED: "Vom Verfasser oder der Verfasserin gelöscht.",
    HIDDEN: "Von der Moderation ausgeblendet.",
  },
  write: {
    label: "Kommentar schreiben",
    hint: "Alle können das lesen. Bitte nennen Sie keine Namen, Telefonnummern oder Messenger-Konten.",
    refused: {
      CONTACT_OFFERED:
        "Kommentare dürfen nicht zu einem Messenger oder privaten Chat führen, denn so werden Opfer oft ein zweites Mal betrogen. Bitte entfernen Sie diese Stelle.",
      RECOVERY_OFFERED:
        "Kommentare dürfen keine Hilfe beim Zurückholen von Geld anbieten: Das ist der häufigste zweite Betrug an Opfern. Wenn Sie von sich erzählen, formulieren Sie es bitte anders.",
      STAFF_CLAIMED:
        "Kommentare dürfen nicht im Namen dieses Dienstes oder einer Behörde sprechen, denn Opfer würden ihnen vertrauen. Wenn Sie von so jemandem erzählen, formulieren Sie es bitte anders.",
    },
    submit: "Kommentar senden",
    empty: "Bitte schreiben Sie zuerst etwas.",
    done: "Ihr Kommentar ist veröffentlicht",
    loginLead: "Melden Sie sich an, um einen Kommentar zu schreiben.",
  },
  reply: {
    action: "Antworten",
    to: "Antworten an {{nick}}",
    label: "Ihre Antwort an {{nick}}",
    submit: "Antwort senden",
    done: "Ihre Antwort ist veröffentlicht",
    list: "Antworten auf den Kommentar von {{nick}}",
    more_one: "{{count, number}} weitere Antwort anzeigen",
    more_other: "{{count, number}} weitere Antworten anzeigen",
  },
  remove: {
    action: "Löschen",
    own: "Meinen Kommentar löschen",
    ask: {
      title: "Diesen Kommentar löschen?",
      text: "Das lässt sich nicht rückgängig machen. Antworten darauf bleiben stehen.",
    },
    done: "Ihr Kommentar ist gelöscht",
  },
  flag: {
    action: "Melden",
    of: "Kommentar von {{nick}} melden",
    reason: "Grund",
    reasons: {
      FRAUD: "Betrug oder Angebot, Geld zurückzuholen",
      ADVERTISING: "Werbung",
      ABUSE: "Beleidigung oder Belästigung",
      PERSONAL_INFORMATION: "Persönliche Daten",
      OTHER: "Etwas anderes",
    },
    ask: {
      title: "Diesen Kommentar melden?",
      text: "Die Moderation prüft ihn. Melden Sie Beleidigungen, Werbung, persönliche Daten und alles, was nach Betrug aussieht.",
    },
    done: "Danke für den Hinweis. Die Moderation prüft den Kommentar.",
  },
  like: "Gefällt mir {{total, number}}",
  /** What admins see of comments that were reported or hidden. */
  admin: {
    heading: "Kommentare moderieren",
    lead: "Prüfen Sie gemeldete Kommentare: Blenden Sie sie aus oder lassen Sie sie stehen. Auch abgelehnte Versuche sehen Sie hier. Jede Entscheidung wird mit ihrem Grund festgehalten.",
    queue: "Anzeigen",
    queues: {
      FLAGGED: "Gemeldete Kommentare",
      HIDDEN: "Ausgeblendete Kommentare",
      REFUSED: "Abgelehnte Kommentare",
    },
    count_one: "{{count, number}} Kommentar",
    count_other: "{{count, number}} Kommentare",
    list: "Liste der Kommentare",
    loading: "Kommentare werden geladen",
    failed: "Die Kommentare konnten nicht geladen werden",
    none: {
      FLAGGED: {
        title: "Kein Kommentar wartet auf Prüfung",
        text: "Sobald jemand einen Kommentar meldet, steht er hier.",
      },
      HIDDEN: {
        title: "Kein Kommentar ist ausgeblendet",
        text: "Ausgeblendete Kommentare können Sie hier wieder einblenden.",
      },
      REFUSED: {
        title: "Kein abgelehnter Kommentar wartet",
        text: "Hier erscheinen Kommentare, die abgelehnt wurden, weil sie Kontakte oder Rückholung anboten oder sich als Team ausgaben.",
      },
    },
    by: "Von {{nick}}",
    reply: "Antwort",
    flag: "{{reason}}: {{total, number}}",
    flaggedAt: "Zuletzt gemeldet {{when}}",
    hiddenBecause: "Ausgeblendet, weil: {{reason}}",
    open: "Beitrag ansehen",
    openOf: "Beitrag mit dem Kommentar von {{nick}} ansehen",
    reason: "Grund",
    reasonHint: "Er wird mit der Entscheidung festgehalten. Sonst sieht ihn niemand.",
    refused: {
      reasons: {
        CONTACT_OFFERED: "Kontakt angeboten",
        RECOVERY_OFFERED: "Rückholung angeboten",
        STAFF_CLAIMED: "Als Team ausgegeben",
      },
      seen: "Als gesehen markieren",
      seenOf: "Den abgelehnten Kommentar von {{nick}} als gesehen markieren",
      openOf: "Den Beitrag ansehen, den {{nick}} kommentieren wollte",
      done: "Als gesehen markiert. Der Text wird vernichtet.",
    },
    hide: {
      action: "Ausblenden",
      of: "Kommentar von {{nick}} ausblenden",
      title: "Diesen Kommentar ausblenden?",
      text: "Der Text verschwindet, die Antworten bleiben.",
      done: "Der Kommentar ist ausgeblendet",
    },
    keep: {
      action: "Stehen lassen",
      of: "Kommentar von {{nick}} stehen lassen",
      title: "Diesen Kommentar stehen lassen?",
      text: "Er verschwindet aus der Liste der gemeldeten Kommentare.",
      done: "Der Kommentar bleibt stehen",
    },
    restore: {
      action: "Wieder einblenden",
      of: "Kommentar von {{nick}} wieder einblenden",
      title: "Diesen Kommentar wieder einblenden?",
      text: "Alle können ihn wieder lesen.",
      done: "Der Kommentar ist wieder eingeblendet",
    },
  },
} satisfies InflectedTexts<typeof master>;
