import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
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
} satisfies InflectedTexts<typeof master>;
