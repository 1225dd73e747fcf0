import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  figures: {
    heading: "Zahlen",
    lead: "Was täglich ankommt und erledigt wird, und wie lange etwas gewartet hat. Tage gelten in UTC; der heutige ist noch nicht vorbei.",
    span: "Zeitraum",
    lastDays_one: "Letzter Tag",
    lastDays_other: "Letzte {{count, number}} Tage",
    loading: "Zahlen werden geladen",
    failed: "Die Zahlen konnten nicht geladen werden",
    day: "Tag",
    table: "Als Tabelle zeigen",
    csv: "Als CSV speichern",
    png: "Als Bild speichern",
    series: {
      reports: "Meldungen",
      begun: "Eingegangene Anträge",
      ended: "Beendete Anträge",
      delivered: "Zugestellt",
      notDelivered: "Nicht zugestellt",
    },
    plots: {
      reports: {
        title: "Meldungen",
        text: "Meldungen von Personen. Einträge veröffentlichter Listen zählen nicht mit.",
      },
      disputes: {
        title: "Löschanträge",
        text: "Gezählt am Tag des Eingangs und am Tag, an dem sie endeten. Auch zurückgezogene sind beendet.",
      },
      deliveries: {
        title: "Zustellungen an Behörden",
        text: "Wie oft Behörden benachrichtigt wurden, und fehlgeschlagene Versuche.",
      },
      oldest: {
        title: "Längste Wartezeit in Tagen",
        text: "Wie viele Tage der älteste Vorgang am Ende jedes Tages gewartet hatte.",
      },
      waiting: {
        title: "Wartende Vorgänge",
        text: "Wie viele am Ende jedes Tages warteten.",
      },
    },
  },
  pages: { adminFigures: { title: "Zahlen" } },
} satisfies InflectedTexts<typeof master>;
