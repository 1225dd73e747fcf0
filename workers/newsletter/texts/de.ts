import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  newsletterConfirm: {
    subject: "Bitte bestätigen Sie Ihr Rundbrief-Abonnement",
    intro:
      "Haben Sie den Rundbrief von Safer Block an diese Adresse bestellt? Mit einem Klick auf die Schaltfläche beginnt Ihr Abonnement. Der Link gilt 7 Tage.",
    confirm: "Abonnement bestätigen",
    ignore: "Wenn Sie ihn nicht bestellt haben, müssen Sie nichts tun. Sie bekommen dann keine weitere E-Mail.",
    reason: "Sie bekommen diese Nachricht, weil jemand den Rundbrief mit dieser Adresse bestellt hat.",
  },
  newsletterWelcome: {
    subject: "Ihr Rundbrief-Abonnement hat begonnen",
    intro:
      "Vielen Dank für Ihr Interesse. Einmal in der Woche schreiben wir, was sich bei Krypto-Kriminalität tut und wie Sie sich schützen.",
    read: "Frühere Artikel im Sicherheitsblick lesen",
    reason: "Sie bekommen diese Nachricht, weil Sie den Rundbrief abonniert haben.",
  },
} satisfies InflectedTexts<typeof master>;
