import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  comments: {
    /** The admins' lists of comments that were reported or hidden. */
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
        ask: {
          title: "Als gesehen markieren?",
          text: "Der Text wird vernichtet; wer wann abgelehnt wurde, bleibt. Das lässt sich nicht rückgängig machen.",
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
  },
  queues: {
    COMMENTS: "Gemeldete Kommentare",
    REFUSED_COMMENTS: "Abgelehnte Kommentare",
  },
  pages: {
    adminComments: { title: "Kommentare moderieren" },
  },
  trail: {
    subjects: {
      comment: "Kommentar",
    },
    acts: {
      CommentHidden: "Kommentar ausgeblendet",
      CommentRestored: "Kommentar wieder eingeblendet",
      RefusedCommentClosed: "Abgelehnter Kommentar gesehen",
    },
  },
} satisfies InflectedTexts<typeof master>;
