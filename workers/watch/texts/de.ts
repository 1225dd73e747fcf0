import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  watch: {
    headlines: {
      REPORTED: {
        WALLET: "Eine Adresse, die Sie beobachten, wurde gemeldet",
        SITE: "Eine Website, die Sie beobachten, wurde gemeldet",
        SEARCH: "Eine neue Meldung passt zu einer Suche, die Sie beobachten",
      },
      DISPUTED: {
        WALLET: "Löschantrag zu einer Meldung über eine beobachtete Adresse",
        SITE: "Löschantrag zu einer Meldung über eine beobachtete Website",
        SEARCH: "Löschantrag zu einer Meldung, die zu einer beobachteten Suche passt",
      },
      CLEARED: {
        WALLET: "Eine Meldung zu einer beobachteten Adresse wurde nach Prüfung entfernt",
        SITE: "Eine Meldung zu einer beobachteten Website wurde nach Prüfung entfernt",
        SEARCH: "Eine Meldung, die zu einer beobachteten Suche passte, wurde nach Prüfung entfernt",
      },
    },
    intros: {
      REPORTED:
        "Es gibt eine neue öffentliche Meldung zu etwas, das Sie beobachten. Sie können sie auf ihrer Seite lesen.",
      DISPUTED:
        "Jemand hat darum gebeten, eine Meldung zu etwas, das Sie beobachten, zu löschen. Bis beide Seiten gehört sind und entschieden ist, bleibt die Meldung öffentlich.",
      CLEARED:
        "Nach einer Prüfung wurde eine Meldung zu etwas, das Sie beobachten, entfernt. Es kann weitere Meldungen geben: Bitte prüfen Sie noch einmal, bevor Sie etwas senden.",
    },
    greeting: "Guten Tag {{nickname}},",
    report: "Nummer der Meldung",
    read: "Meldung lesen",
    list: "Meine Beobachtungen ansehen",
    warning: "Safer Block fragt nie nach Geld, Wiederherstellungswörtern oder Passwörtern.",
    reason: "Sie erhalten diese Nachricht, weil Sie bei Safer Block etwas beobachten.",
    end: "Dies nicht mehr beobachten",
  },
  watchDaily: {
    subject: "Neues zu Ihren Beobachtungen ({{count, number}})",
    intro: "Das ist am vergangenen Tag geschehen.",
    report: "Meldung Nr. {{seq}}",
    gone: "Die Meldung ist nicht mehr öffentlich.",
    more: "Und {{count, number}} weitere.",
    reason:
      "Sie erhalten diese Nachricht, weil Sie sich von Safer Block einmal am Tag über Ihre Beobachtungen informieren lassen.",
    pause: "Alles anhalten, was einmal am Tag kommt",
  },
} satisfies InflectedTexts<typeof master>;
