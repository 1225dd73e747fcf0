import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  apikey: {
    heading: "API-Schlüssel",
    lead: "Mit einem Schlüssel können Ihre eigenen Programme Adressen und Websites abfragen.",
    back: "Meine Seite",
    loading: "Ihre Schlüssel werden geladen",
    failed: "Ihre Schlüssel konnten nicht geladen werden",
    list: "Ihre Schlüssel",
    make: "Schlüssel erstellen",
    full: "Sie können {{most, number}} Schlüssel haben. Widerrufen Sie einen, den Sie nicht brauchen, um einen neuen zu erstellen.",
    none: {
      title: "Sie haben noch keinen Schlüssel",
      text: "Sobald Sie einen erstellt haben, sehen Sie hier, wie oft er genutzt wird, und können ihn widerrufen.",
    },
    create: {
      title: "Schlüssel erstellen",
      text: "Geben Sie ihm einen Namen, an dem Sie erkennen, wo Sie ihn einsetzen.",
      name: "Name des Schlüssels",
      hint: "Zum Beispiel: Produktionsserver",
      confirm: "Erstellen",
    },
    shown: {
      title: "Kopieren Sie Ihren Schlüssel jetzt",
      text: "Der Schlüssel wird nur dieses eine Mal angezeigt. Nach dem Schließen kann ihn niemand mehr anzeigen.",
      copy: "Schlüssel kopieren",
      copied: "Kopiert",
      done: "Ich habe ihn kopiert",
    },
    ends: "…{{hint}} · erstellt am {{date}}",
    rate_one: "Bis zu {{count, number}} Anfrage pro Minute",
    rate_other: "Bis zu {{count, number}} Anfragen pro Minute",
    used_one: "{{count, number}} Anfrage in den letzten {{days, number}} Tagen",
    used_other: "{{count, number}} Anfragen in den letzten {{days, number}} Tagen",
    refused_one: "davon {{count, number}} über der Grenze",
    refused_other: "davon {{count, number}} über der Grenze",
    unused: "Noch nicht genutzt",
    usage: { title: "Nutzung nach Tagen", day: "Tag (UTC)", requests: "Anfragen", over: "Über der Grenze" },
    scopes: {
      names: { read: "Abfragen, Listen und Exporte", file: "In meinem Namen melden" },
      hint: "Geben Sie das Recht zu melden nur Programmen, die es brauchen: Wer den Schlüssel hat, kann in Ihrem Namen melden.",
      of: "Gilt für: {{scopes}}",
    },
    revoke: {
      action: "Widerrufen",
      of: "{{name}} widerrufen",
      title: "Diesen Schlüssel widerrufen?",
      text: "Programme mit dem Schlüssel „{{name}}“ können ab sofort nichts mehr abfragen. Das lässt sich nicht rückgängig machen.",
      done: "Der Schlüssel ist widerrufen",
    },
    how: {
      title: "So benutzen Sie ihn",
      one: "Eine Adresse oder Website abfragen.",
      many: "Bis zu 100 auf einmal abfragen.",
      range:
        "Abfragen, ohne zu verraten, was Sie suchen: Senden Sie nur die ersten fünf Zeichen des SHA-256 der normalisierten Adresse und suchen Sie die übrigen Zeichen in der Antwort.",
      docs: "Alle Anfragen beschrieben",
      bulk: "Ohne Programm viele auf einmal abfragen",
      secret:
        "Behandeln Sie einen Schlüssel wie ein Passwort. Widerrufen Sie ihn sofort, wenn er öffentlich geworden ist.",
    },
    admin: {
      make: "Schlüssel für eine Behörde erstellen",
      makeText:
        "Damit holen die Programme der Behörde ihre Meldungen ab. Er wird nur einmal angezeigt: Geben Sie ihn gleich weiter.",
      agencyField: "Behörde",
      heading: "API-Schlüssel",
      lead: "Alle Schlüssel, die jetzt gültig sind. Widerrufen Sie missbrauchte Schlüssel mit einer Begründung.",
      count_one: "{{count, number}} Schlüssel",
      count_other: "{{count, number}} Schlüssel",
      held: "Von {{nick}}",
      agency: "Von Behörde {{agencySeq}}",
      reason: "Grund",
      reasonHint: "Dass Sie ihn widerrufen haben, steht im Prüfprotokoll.",
      none: { title: "Es gibt keine Schlüssel", text: "Schlüssel, die Mitglieder erstellen, erscheinen hier." },
    },
  },
  pages: {
    apiKeys: { title: "API-Schlüssel", description: "Schlüssel für Ihre eigenen Programme erstellen und widerrufen." },
    adminApiKeys: { title: "API-Schlüssel" },
  },
  trail: {
    subjects: {
      apikey: "API-Schlüssel",
    },
    acts: {
      ApiKeyIssued: "API-Schlüssel einer Behörde erstellt",
      ApiKeyRevoked: "API-Schlüssel widerrufen",
    },
  },
  errors: {
    TOO_MANY_KEYS: "Mehr Schlüssel sind nicht möglich. Bitte widerrufen Sie zuerst einen, der nicht gebraucht wird.",
  },
} satisfies InflectedTexts<typeof master>;
