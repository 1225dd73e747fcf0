import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { emergency as master } from "../../ko/wizard/emergency.ts";

export const emergency = {
  gap: "(bitte ergänzen)",
  message:
    "Guten Tag, ich bin gerade Opfer eines Betrugs geworden; von meinem Konto gingen Kryptowerte an das unten genannte Ziel. Bitte halten Sie noch nicht ausgeführte Auszahlungen an, veranlassen Sie die Sperrung des Empfängerkontos und sichern Sie alle zugehörigen Daten. Ich erstatte auch Anzeige bei der Polizei.\n\nEmpfängeradresse oder Internetseite: {{address}}\nBlockchain: {{chain}}\nTransaktions-Hash (TXID): {{hash}}\nMenge: {{amount}}\nZeitpunkt: (bitte ergänzen)",
  read: "Text anzeigen",
  copy: "Text kopieren",
  copied: "Kopiert",
  otherCountries: "Stellen in anderen Ländern",
  elsewhere: "Andere Länder",
  newWindow: " (öffnet in neuem Fenster)",
  again: "Text für die Börse",
  exchange: {
    title: "Benachrichtigen Sie die Börse, von der Sie gesendet haben",
    text: "Die Zeit ist knapp. Schicken Sie diesen Text an den Kundendienst in der App der Börse. Nach den Fragen zeigen wir ihn noch einmal mit ausgefüllten Lücken.",
  },
  police: {
    title: "Gehen Sie zur Polizei",
    text: "Rufen Sie zuerst an und erstatten Sie dann online Anzeige. Mit einem Aktenzeichen handeln Börsen schneller.",
  },
  keep: {
    title: "Nichts mehr senden, nichts löschen",
    list: [
      "Zahlen Sie niemandem, der das Geld zurückholen will. Das ist der häufigste zweite Betrug.",
      "Sichern Sie Chats, Überweisungen und die Internetseite mit Bildschirmfotos.",
      "Haben Sie Wiederherstellungswörter oder ein Passwort verraten, bringen Sie den Rest in eine neue Wallet.",
    ],
  },
  more: {
    title: "Der Rest hat Zeit",
    text: "Nach dem Einreichen können Sie die Meldung unter „Meine Meldungen“ ändern oder ergänzen.",
    private: "Sie wird vorerst nicht öffentlich eingereicht; das können Sie später ändern.",
    open: "Jetzt mehr angeben",
  },
} satisfies InflectedTexts<typeof master>;
