import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { Mails } from "./ko.ts";

export const mails = {
  frame: {
    hello: "Guten Tag,",
    unasked: "Diese Nachricht wurde automatisch verschickt. Antworten werden nicht gelesen.",
    unsubscribe: "Diese Nachrichten abbestellen",
  },
  newsletterConfirm: {
    subject: "Bitte bestätigen Sie Ihr Rundbrief-Abonnement",
    intro:
      "Haben Sie den Rundbrief von Safer Block an diese Adresse bestellt? Mit einem Klick auf die Schaltfläche beginnt Ihr Abonnement. Der Link gilt 7 Tage.",
    confirm: "Abonnement bestätigen",
    ignore: "Wenn Sie ihn nicht bestellt haben, müssen Sie nichts tun. Sie bekommen dann keine weitere Mail.",
    reason: "Sie bekommen diese Nachricht, weil jemand den Rundbrief mit dieser Adresse bestellt hat.",
  },
  newsletterWelcome: {
    subject: "Ihr Rundbrief-Abonnement hat begonnen",
    intro:
      "Vielen Dank für Ihr Interesse. Einmal in der Woche schreiben wir, was sich bei Krypto-Kriminalität tut und wie Sie sich schützen.",
    read: "Bisherige Safer-View-Berichte lesen",
    reason: "Sie bekommen diese Nachricht, weil Sie den Rundbrief abonniert haben.",
  },
  insightWeekly: {
    subject: "Sicherheitsblick der Woche: {{title}}",
    intro: "Diese Beiträge sind in dieser Woche im Sicherheitsblick erschienen.",
    all: "Alle Beiträge ansehen",
  },
  reportFiled: {
    subject: "Ihre Meldung ist eingegangen (Nr. {{seq}})",
    greeting: "Guten Tag {{nickname}},",
    received: "Ihre Meldung ist bei uns eingegangen. Danke, dass Sie sich gemeldet haben.",
    number: "Nummer der Meldung",
    filedAt: "Eingegangen",
    open: "Meldung ansehen",
    next: "Wenn Sie mehr erfahren, können Sie es jederzeit auf der Seite Ihrer Meldung ergänzen.",
    warning:
      "Wer verspricht, Ihr Geld zurückzuholen, und dafür zuerst eine Gebühr oder die Wiederherstellungswörter Ihrer Wallet verlangt, ist ein Betrüger. Safer Block fragt nie nach Geld, Wiederherstellungswörtern oder Passwörtern.",
    reason: "Sie erhalten diese Nachricht, weil Sie bei Safer Block eine Meldung eingereicht haben.",
  },
  analysisEnded: {
    subject: "Antwort auf Ihre Analyseanfrage (Nr. {{seq}})",
    greeting: "Guten Tag {{nickname}},",
    answered: "Wir haben Ihre Anfrage zu einer vertieften Analyse beantwortet.",
    closed: "Wir haben Ihre Anfrage ohne Analyse geschlossen. Den Grund finden Sie auf der Seite Ihrer Anfrage.",
    number: "Nummer der Anfrage",
    open: "Antwort ansehen",
    private:
      "Die Antwort betrifft Ihren Fall und steht deshalb nicht in dieser Nachricht: Sie lesen sie nach der Anmeldung.",
    reason: "Sie erhalten diese Nachricht, weil Sie Safer Block um eine vertiefte Analyse gebeten haben.",
  },
  inquiry: {
    subjects: {
      INQUIRY_ANSWERED: "Antwort auf Ihre Anfrage (Nr. {{seq}})",
      INQUIRY_COMMENTED: "Neuer Kommentar zu Ihrer Anfrage (Nr. {{seq}})",
    },
    intros: {
      INQUIRY_ANSWERED: "Wir haben Ihre Anfrage beantwortet. Danke für Ihre Geduld.",
      INQUIRY_COMMENTED: "Wir haben einen Kommentar zu Ihrer Anfrage geschrieben.",
    },
    greeting: "Guten Tag {{nickname}},",
    number: "Anfragenummer",
    open: "Anfrage ansehen",
    private:
      "Ihre Anfrage und unsere Antwort stehen nicht in dieser Nachricht: Sie können sie nach der Anmeldung lesen.",
    reason: "Sie erhalten diese Nachricht, weil Sie Safer Block eine Anfrage geschickt haben.",
  },
  dispute: {
    subjects: {
      ASKED: "Jemand möchte Ihre Meldung löschen lassen: Was sagen Sie dazu? (Nr. {{seq}})",
      RECEIVED: "Ihr Löschantrag ist eingegangen (Nr. {{seq}})",
      ANSWERED: "Die meldende Person hat geantwortet (Antrag Nr. {{seq}})",
      REMIND: "Die Frist für Ihre Antwort endet bald (Antrag Nr. {{seq}})",
      EXTENDED: "Die Prüfung wurde verlängert (Antrag Nr. {{seq}})",
      OVERDUE: "Die Prüfung verspätet sich (Antrag Nr. {{seq}})",
      DECIDED: "Über den Löschantrag ist entschieden (Nr. {{seq}})",
      WITHDRAWN: "Ein Löschantrag wurde zurückgezogen (Nr. {{seq}})",
      CLOSED: "Ihr Löschantrag wurde geschlossen (Nr. {{seq}})",
    },
    intros: {
      ASKED:
        "Jemand hat beantragt, Ihre Meldung zu löschen. Bevor wir entscheiden, möchten wir Ihre Sicht hören. Bitte antworten Sie bis zum unten genannten Zeitpunkt.",
      RECEIVED:
        "Ihr Löschantrag ist eingegangen. Wir hören zuerst die meldende Person und entscheiden bis zum unten genannten Zeitpunkt.",
      ANSWERED: "Die meldende Person hat geantwortet. Wir prüfen jetzt beide Seiten.",
      REMIND:
        "Sie haben auf den Antrag, Ihre Meldung zu löschen, noch nicht geantwortet. Das ist bis zum unten genannten Zeitpunkt möglich.",
      EXTENDED:
        "Wir müssen noch etwas klären und haben die Frist deshalb einmal verlängert. Den Grund und die neue Frist finden Sie auf der Seite des Antrags.",
      OVERDUE:
        "Wir haben nicht in der zugesagten Zeit entschieden und bitten um Entschuldigung. Bis dahin bleibt die Meldung, wie sie ist. Dieser Antrag kommt jetzt zuerst an die Reihe.",
      DECIDED:
        "Wir haben den Antrag geprüft und entschieden. Ergebnis und Begründung finden Sie auf der Seite des Antrags.",
      WITHDRAWN: "Der Antrag, Ihre Meldung zu löschen, wurde zurückgezogen. Sie müssen nichts tun.",
      CLOSED: "Die Meldung ist nicht mehr öffentlich, deshalb wurde Ihr Antrag geschlossen.",
    },
    greeting: "Guten Tag {{nickname}},",
    number: "Nummer des Antrags",
    report: "Nummer der Meldung",
    dueAt: "Frist",
    open: "Antrag ansehen",
    warning: "Safer Block fragt nie nach Geld, Wiederherstellungswörtern oder Passwörtern.",
    reason: "Sie erhalten diese Nachricht, weil ein Löschantrag bei Safer Block Sie betrifft.",
  },
  watch: {
    headlines: {
      REPORTED: {
        WALLET: "Eine Adresse, die Sie beobachten, wurde gemeldet",
        SITE: "Eine Website, die Sie beobachten, wurde gemeldet",
        SEARCH: "Eine neue Meldung passt zu einer Suche, die Sie beobachten",
      },
      DISPUTED: {
        WALLET: "Jemand widerspricht einer Meldung zu einer beobachteten Adresse",
        SITE: "Jemand widerspricht einer Meldung zu einer beobachteten Website",
        SEARCH: "Jemand widerspricht einer Meldung, die zu einer beobachteten Suche passt",
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
        "Nach einer Prüfung wurde eine Meldung zu etwas, das Sie beobachten, entfernt. Es kann weitere Meldungen geben: Bitte schlagen Sie noch einmal nach, bevor Sie etwas senden.",
    },
    greeting: "Hallo {{nickname}},",
    report: "Meldungsnummer",
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
} satisfies InflectedTexts<Mails>;
