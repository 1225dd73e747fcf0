import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { newsletter as master } from "../ko/newsletter.ts";

export const newsletter = {
  heading: "Rundbrief",
  completed: "Das Abonnement ist abgeschlossen.",
  completedText:
    "Einmal in der Woche bekommen Sie unsere Mail. Über den Link am Ende jeder Mail beenden Sie das Abonnement.",
  confirmTitle: "Den Rundbrief abonnieren?",
  confirmText: "Mit einem Klick auf die Schaltfläche beginnt das Abonnement für Ihre Mailadresse.",
  confirm: "Abonnement beginnen",
  endTitle: "Den Rundbrief nicht mehr bekommen?",
  endText: "Mit dem Abonnement wird auch Ihre Mailadresse gelöscht.",
  end: "Abonnement beenden",
  ended: "Ihr Abonnement ist beendet.",
  endedText: "Ihre Mailadresse ist gelöscht. Sie können den Rundbrief jederzeit wieder abonnieren.",
  expired: "Dieser Link funktioniert nicht",
  expiredText: "Er ist abgelaufen oder nur teilweise kopiert. Abonnieren Sie den Rundbrief unten auf der Seite neu.",
  home: "Zur Startseite",
} satisfies InflectedTexts<typeof master>;
