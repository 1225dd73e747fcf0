import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  paper: {
    title: "Mit Chat oder E-Mail beginnen",
    stays:
      "Gelesen wird nur auf diesem Gerät. Nichts wird gesendet, bevor Sie das Angekreuzte in Ihre Meldung übernehmen.",
    reading: "Wird gelesen",
    refused: {
      UNREADABLE:
        "Diese Datei ist nicht als Text lesbar. Bitte wählen Sie eine E-Mail (.eml) oder einen exportierten Chat (.txt, .json, .html).",
      TOO_LARGE: "Die Datei ist größer als 20 MB. Bitte exportieren Sie einen kürzeren Zeitraum.",
    },
    forms: {
      MAIL: "Als E-Mail gelesen.",
      KAKAOTALK: "Als KakaoTalk-Chat gelesen.",
      WHATSAPP: "Als WhatsApp-Chat gelesen.",
      TELEGRAM: "Als Telegram-Chat gelesen.",
      PAGE: "Als HTML-Seite gelesen.",
      TEXT: "Als Text gelesen.",
    },
    choose: "Datei wählen",
    chooseHint: "Eine weitergeleitete E-Mail (.eml) oder ein exportierter Chat von KakaoTalk, WhatsApp oder Telegram",
    paste: "Oder Text einfügen",
    pasteHint: "Auch der Text eines Bildschirmfotos genügt.",
    read: "Durchsuchen",
    nothing: "Keine Adresse oder Website, kein Datum und kein Betrag gefunden.",
    targets: "Adressen und Websites",
    amounts: "Beträge",
    days: "Daten",
    line: "Zeile {{line, number}}",
    times_one: "einmal",
    times_other: "{{count, number}}-mal",
    full_one: "Sie können eines wählen.",
    full_other: "Sie können bis zu {{count, number}} eines Vorfalls wählen.",
    cut: "Es gibt mehr; gezeigt werden jeweils die ersten 30.",
    attach: "Diese Datei als Beleg anhängen: {{name}}",
    attachHint: "Die ganze Datei wird mit der Meldung gesendet. Sie wird nicht veröffentlicht.",
    take_one: "{{count, number}} in die Meldung übernehmen",
    take_other: "{{count, number}} in die Meldung übernehmen",
    taken: "In Ihre Meldung übernommen. Bitte beantworten Sie die weiteren Fragen.",
    again: "Etwas anderes lesen",
    storyDays: "Wann: {{days}}",
    storyAmounts: "Beträge: {{amounts}}",
  },
} satisfies InflectedTexts<typeof master>;
