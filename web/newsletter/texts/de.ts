import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  newsletter: {
    heading: "Rundbrief",
    completed: "Das Abonnement ist abgeschlossen.",
    completedText:
      "Einmal in der Woche bekommen Sie unsere E-Mail. Über den Link am Ende jeder E-Mail beenden Sie das Abonnement.",
    confirmTitle: "Den Rundbrief abonnieren?",
    confirmText: "Mit einem Klick auf die Schaltfläche beginnt das Abonnement für Ihre E-Mail-Adresse.",
    confirm: "Abonnement beginnen",
    endTitle: "Den Rundbrief nicht mehr bekommen?",
    endText: "Mit dem Abonnement wird auch Ihre E-Mail-Adresse gelöscht.",
    end: "Abonnement beenden",
    ended: "Ihr Abonnement ist beendet.",
    endedText: "Ihre E-Mail-Adresse ist gelöscht. Sie können den Rundbrief jederzeit wieder abonnieren.",
    expired: "Dieser Link funktioniert nicht",
    expiredText: "Er ist abgelaufen oder nur teilweise kopiert. Abonnieren Sie den Rundbrief unten auf der Seite neu.",
    home: "Zur Startseite",
  },
  pages: {
    newsletterConfirm: { title: "Rundbrief bestätigen", description: "Bestätigen Sie Ihr Rundbrief-Abonnement." },
    newsletterEnd: { title: "Rundbrief beenden", description: "Beenden Sie Ihr Rundbrief-Abonnement." },
  },
  common: {
    footer: {
      newsletter: "Rundbrief",
      newsletterLead: "Neue Maschen und wie man sich schützt, per E-Mail.",
      email: "E-Mail-Adresse",
      emailInvalid: "Bitte prüfen Sie die E-Mail-Adresse.",
      subscribeSent: "Wir haben Ihnen eine E-Mail geschickt. Bitte bestätigen Sie über den Link darin.",
      subscribe: "Abonnieren",
    },
  },
} satisfies InflectedTexts<typeof master>;
