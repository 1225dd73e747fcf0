import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  attachments: {
    drop: "Dateien hierher ziehen oder einfügen",
    choose: "Dateien auswählen",
    limits_one: "Bis zu {{count, number}} Datei, höchstens {{size}}: Bilder, PDF, Video, Audio, Text",
    limits_other: "Bis zu {{count, number}} Dateien, je höchstens {{size}}: Bilder, PDF, Video, Audio, Text",
    list: "Angehängte Dateien",
    count: "{{count, number}} von {{most, number}}",
    preparing: "Wird vorbereitet, {{share}}",
    reduced: "Zu groß: Gesendet wird eine Kopie mit {{size}}. Bitte bewahren Sie das Original auf.",
    copySent: "Gesendet wird eine Kopie mit {{size}}. Bitte bewahren Sie das Original auf.",
    copySentPlain: "Es wird eine Kopie von {{size}} gesendet.",
    smaller: "Bilder als kleinere Kopien senden ({{whole}} → {{smaller}})",
    smallerHint: "Für langsame oder teure Verbindungen. Als Beleg zählt das Original mehr.",
    smallerHintPlain: "So geht es schneller. Abwählen, wenn wir die Originale sehen sollen.",
    kept: "Bereits eingereicht",
    remove: "{{name}} entfernen",
    preview: "Vorschau von {{name}}",
    rejected: "Nicht hinzugefügte Dateien",
    unreadable: "Die Datei ist nicht lesbar. Bitte wählen Sie sie erneut aus.",
    originalUsed: "Das Bild ist nicht abrufbar (das Original wird verwendet).",
  },
  errors: {
    FILE_TYPE_NOT_ALLOWED: "Diese Art von Datei kann nicht angehängt werden.",
    TOO_MANY_FILES: "Sie können höchstens 5 Dateien hochladen.",
    DUPLICATE_FILE: "Diese Datei ist schon dabei.",
  },
} satisfies InflectedTexts<typeof master>;
