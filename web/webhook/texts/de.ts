import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  webhook: {
    heading: "Meine Webhooks",
    lead: "Öffentliche Meldungen gehen an Ihren eigenen Server, sobald sie da sind.",
    back: "Meine Seite",
    loading: "Ihre Webhooks werden geladen",
    failed: "Ihre Webhooks konnten nicht geladen werden",
    list: "Eingerichtete Webhooks",
    refresh: "Aktualisieren",
    full: "Sie können {{most, number}} Webhooks haben. Beenden Sie einen, den Sie nicht brauchen, um einen neuen einzurichten.",
    none: {
      title: "Sie haben noch keinen Webhook",
      text: "Richten Sie eine Adresse ein: Öffentliche Meldungen werden dorthin gesendet, und hier sehen Sie, wie das verlief.",
    },
    add: {
      heading: "Webhook einrichten",
      fields: { url: "Adresse", crimeTypes: "Arten der Straftat", chains: "Blockchains" },
      urlHint: "Eine öffentliche Adresse, die mit https beginnt, zum Beispiel https://example.com/safer-block",
      criteriaHint: "Ohne Auswahl bekommen Sie alles.",
      all: "Alle",
      chosen_one: "{{count, number}} ausgewählt",
      chosen_other: "{{count, number}} ausgewählt",
      submit: "Einrichten",
      invalid: "Bitte geben Sie eine öffentliche Adresse ein, die mit https beginnt (Port 443).",
    },
    shown: {
      title: "Kopieren Sie jetzt das Signaturgeheimnis",
      text: "Damit prüfen Sie, dass eine Nachricht von uns kommt. Es wird nur dieses eine Mal gezeigt: Nach dem Schließen kann es niemand mehr anzeigen.",
      copy: "Geheimnis kopieren",
      copied: "Kopiert",
      done: "Ich habe es kopiert",
    },
    since: "Eingerichtet am {{date}}",
    everything: "Alle öffentlichen Meldungen",
    stopped: {
      badge: "Angehalten",
      GONE: "Der Empfänger nimmt nichts mehr an (410). Wenn Sie ihn fortsetzen, geht es dort weiter, wo er angehalten wurde.",
      FAILING:
        "Eine Nachricht kam trotz vieler Versuche nicht an. Prüfen Sie Ihren Server und setzen Sie den Webhook fort: Es geht dort weiter, wo er angehalten wurde.",
    },
    noCalls: "Es wurde noch nichts gesendet.",
    calls: "Neueste Nachrichten",
    reports_one: "{{count, number}} Meldung",
    reports_other: "{{count, number}} Meldungen",
    actions: { resume: "Fortsetzen", end: "Beenden" },
    resumed: "Es wird wieder gesendet.",
    ended: "Der Webhook ist beendet. Adresse und Geheimnis sind gelöscht.",
    askReplay: {
      title: "Den letzten Tag erneut senden?",
      text: "Alle Meldungen, die in den letzten 24 Stunden veröffentlicht oder geändert wurden, werden noch einmal gesendet.",
    },
    askEnd: {
      title: "Diesen Webhook beenden?",
      text: "Dorthin wird nichts mehr gesendet; Adresse und Geheimnis werden gelöscht. Das lässt sich nicht rückgängig machen.",
    },
    how: {
      title: "So empfangen Sie",
      body: "Eine Nachricht enthält ein STIX-2.1-Bündel mit bis zu 50 öffentlichen Meldungen. Nicht öffentliche Meldungen werden nie gesendet.",
      signed:
        "Prüfen Sie die Signatur mit den Headern webhook-id, webhook-timestamp und webhook-signature, bevor Sie eine Nachricht verarbeiten.",
      repeated:
        "Eine wiederholte Nachricht hat dieselbe webhook-id. Meldungen, die gelöscht oder nicht mehr öffentlich sind, kommen als revoked.",
      retries:
        "Antworten Sie mit 2xx, wenn Sie eine Nachricht annehmen. Sonst wird sie in drei Tagen bis zu zehnmal gesendet; 410 hält den Webhook sofort an.",
      standard: "Über Standard Webhooks",
    },
  },
  pages: {
    webhooks: { title: "Meine Webhooks", description: "Öffentliche Meldungen an Ihren eigenen Server senden lassen." },
  },
  errors: {
    TOO_MANY_WEBHOOKS: "Mehr Webhooks sind nicht möglich. Bitte beenden Sie zuerst einen, den Sie nicht brauchen.",
  },
} satisfies InflectedTexts<typeof master>;
