import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  target: {
    reported_one: "Schon eine Person hat das gemeldet. Jede weitere Meldung hilft bei der Sperrung.",
    reported_other: "Schon {{count, number}} Personen haben das gemeldet. Jede weitere Meldung hilft bei der Sperrung.",
    listed: "Eine veröffentlichte Liste führt es schon. Ihre Meldung hilft bei der Sperrung.",
    first: "Noch nicht gemeldet. Die erste Meldung kann den nächsten Schaden verhindern.",
    similar:
      "Eine ähnliche Adresse wurde gemeldet. Die abweichenden Zeichen sind markiert: Bitte vergleichen Sie Zeichen für Zeichen.",
    family: "{{site}}, ein Teil derselben Website, wurde schon gemeldet. Auch eine Meldung zu dieser Adresse hilft.",
    mistyped:
      "Einzelne Zeichen sind falsch oder fehlen. Bitte kopieren Sie nur die ganze Adresse noch einmal von dort, wo Sie sie gefunden haben.",
    unread:
      "Das lässt sich nicht als Wallet-Adresse oder Website lesen, daher wurden frühere Meldungen nicht geprüft. Gehört die Adresse zu einer anderen Blockchain, fahren Sie einfach fort.",
    yours: "Ihre Eingabe",
    takeSimilar: "Diese verwenden",
    /** Targets that can't be reported as they are. Each text says which target to give instead. */
    shared: {
      TOKEN:
        "Das ist der Vertrag des Tokens {{name}}, den alle Inhaber nutzen; er kann nicht gemeldet werden. Bitte nennen Sie die Wallet, die das Geld erhalten hat.",
      CONTRACT:
        "Das ist ein Vertrag von {{name}}, den viele nutzen; er kann nicht gemeldet werden. Bitte nennen Sie die Wallet, die das Geld erhalten hat.",
      BURN: "Das ist eine Burn-Adresse, die niemand benutzen kann ({{name}}). Bitte nennen Sie die Adresse des Absenders.",
      EXCHANGE_WALLET:
        "Diese Wallet gehört {{name}} und dient Tausenden von Kunden; es kann nicht gemeldet werden. Bitte nennen Sie die Einzahlungsadresse, die man Ihnen gab, oder die Adresse des Absenders.",
      EXCHANGE:
        "Das ist die offizielle Website der Börse {{name}}. Wurde sie nachgeahmt, nennen Sie bitte die nachgeahmte Website; geht es um ein Konto dort, dessen Wallet-Adresse.",
      EXPLORER:
        "{{name}} ist ein Explorer, in dem alle Transaktionen nachsehen können. Bitte nennen Sie die Wallet-Adresse, die Sie dort gesehen haben.",
      SERVICE:
        "Das ist die offizielle Website von {{name}}. Bitte nennen Sie die Seite oder das Konto, um das es geht, oder die nachgeahmte Website.",
      AUTHORITY:
        "Das ist die offizielle Website von {{name}}. Hat sich jemand dafür ausgegeben, nennen Sie bitte die Website, die Sie wirklich besucht haben, oder die Wallet, an das Sie gezahlt haben.",
      SHARED_HOST:
        "Auf {{name}} haben viele Menschen ihre Seiten. Bitte nennen Sie die vollständige Adresse der Seite oder des Kontos.",
    },
  },
} satisfies InflectedTexts<typeof master>;
