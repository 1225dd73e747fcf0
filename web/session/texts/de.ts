import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    guard: {
      title: "Anmeldung erforderlich",
      text: "Diese Funktion steht nach der Anmeldung zur Verfügung. Bitte melden Sie sich mit einem Google-Konto an.",
      login: "Anmelden",
      cancel: "Abbrechen",
    },
    loggedOut: "Sie sind abgemeldet.",
  },
} satisfies InflectedTexts<typeof master>;
