import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  others: {
    title: "Weitere Ziele desselben Vorfalls",
    hint: "Wurden eine Wallet, eine Website und ein Messenger-Konto zusammen benutzt, fügen Sie sie hier hinzu. Sie schildern den Vorfall einmal, und jedes Ziel bekommt eine eigene Meldung. Geben Sie ein Messenger-Konto als Link an, etwa t.me/…",
    add: "Weiteres Ziel desselben Vorfalls",
    most: "Bis zu {{count, number}} Ziele eines Vorfalls können zusammen gemeldet werden.",
    target: "Ziel {{row, number}}",
    remove: "Ziel {{row, number}} entfernen",
    unread: "Das ist nicht als Wallet-Adresse oder Website lesbar. Bitte prüfen Sie es.",
  },
} satisfies InflectedTexts<typeof master>;
