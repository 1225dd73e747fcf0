import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  common: {
    skip: "Zum Inhalt springen",
    stale: "Ein Teil dieser Seite ist noch nicht auf dem neuesten Stand. Gerade Hinzugefügtes erscheint etwas später.",
    nav: {
      label: "Hauptmenü",
      open: "Menü öffnen",
      close: "Menü schließen",
      report: "Melden",
      toReport: "Melden",
      insight: "Einblicke",
      support: "Hilfe",
      admin: "Verwaltung",
      login: "Anmelden",
      logout: "Abmelden",
      account: "Konto von {{nickname}}",
      hello: "{{nickname}}",
    },
    footer: {
      mission:
        "Meldungen gehen an Ermittlungsbehörden und an Stellen, die riskante Transaktionen sperren. So verhindern sie den nächsten Schaden.",
      rights: "© {{year}} Safer Block",
    },
    toasts: "Benachrichtigungen",
  },
  pages: {
    suffix: "Safer Block",
  },
} satisfies InflectedTexts<typeof master>;
