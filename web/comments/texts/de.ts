import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  comments: {
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
  },
  errors: {
    OWN_COMMENT: "Ihren eigenen Kommentar können Sie nicht melden.",
    CONTACT_OFFERED:
      "Kommentare dürfen nicht zu einem Messenger oder privaten Chat führen, denn so werden Opfer oft ein zweites Mal betrogen. Bitte entfernen Sie diese Stelle und versuchen Sie es noch einmal.",
    RECOVERY_OFFERED:
      "Kommentare dürfen keine Hilfe beim Zurückholen von Geld anbieten: Das ist der häufigste zweite Betrug an Opfern. Wenn Sie von sich erzählen, formulieren Sie es bitte anders.",
    STAFF_CLAIMED:
      "Kommentare dürfen nicht im Namen dieses Dienstes oder einer Behörde sprechen, denn Opfer würden ihnen vertrauen. Wenn Sie von so jemandem erzählen, formulieren Sie es bitte anders.",
  },
} satisfies InflectedTexts<typeof master>;
