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
      parked: "Angehalten",
      others: "Andere Arten",
      refused: "Abgelehnte Kommentare",
      found: "Gefundene Fälle",
      seen: "Angesehen",
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
        text: "Wie oft Behörden benachrichtigt wurden, fehlgeschlagene Versuche, und Zustellungen, die angehalten sind, weil kein Versuch gelang.",
      },
      refused: {
        title: "Abgelehnte Kommentare",
        text: "Gezählt am Tag der Ablehnung und an dem Tag, an dem unser Team sie ansah oder der Verfasser sein Konto schloss.",
      },
      unusual: {
        title: "Auffällige Meldungen",
        text: "Gezählt an dem Tag, an dem die Regeln sie fanden, und an dem, an dem unser Team sie zuerst ansah.",
      },
      oldest: {
        title: "Längste Wartezeit in Tagen",
        text: "Wie viele Tage der älteste Vorgang am Ende jedes Tages gewartet hatte.",
      },
      waiting: {
        title: "Wartende Vorgänge",
        text: "Wie viele am Ende jedes Tages warteten.",
      },
      parked: {
        title: "Angehaltene Aufträge",
        text: "Aufträge, die jetzt angehalten sind, nach Art: wie viele davon es am Ende jedes Tages waren. Was seitdem noch einmal lief oder verworfen wurde, zählt nicht.",
      },
    },
  },
  pages: { adminFigures: { title: "Zahlen" } },
} satisfies InflectedTexts<typeof master>;
