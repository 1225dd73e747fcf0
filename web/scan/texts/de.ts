import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  scan: {
    title: "QR-Code einlesen",
    camera: "Bild der Kamera",
    choose: "Bild auswählen",
    paste: "Kopiertes Bild einfügen",
    stays: "Bilder und Video werden nur auf diesem Gerät gelesen und nirgendwohin gesendet.",
    notes: {
      STARTING: "Die Kamera startet. Wenn Sie gefragt werden, erlauben Sie sie bitte.",
      RUNNING: "Halten Sie den QR-Code vor die Kamera.",
      DENIED:
        "Die Kamera ist gesperrt. Erlauben Sie sie in den Einstellungen Ihres Browsers oder wählen Sie ein Bild aus.",
      MISSING: "Es wurde keine Kamera gefunden. Bitte wählen Sie ein Bild aus oder fügen Sie eines ein.",
      BUSY: "Eine andere App verwendet die Kamera. Schließen Sie sie und öffnen Sie dies noch einmal, oder wählen Sie ein Bild aus.",
      READING: "Das Bild wird gelesen.",
      NO_CODE:
        "Auf dem Bild ist kein QR-Code zu finden. Bitte versuchen Sie es mit einem, das fast nur den Code zeigt.",
      UNREADABLE: "Das Bild lässt sich nicht öffnen oder ist zu groß. Bitte wählen Sie ein anderes.",
      NO_PICTURE: "Es ist kein Bild kopiert. Bitte kopieren Sie eines und versuchen Sie es noch einmal.",
    },
  },
} satisfies InflectedTexts<typeof master>;
