import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { pages as master } from "../ko/pages.ts";

export const pages = {
  suffix: "Safer Block",
  login: { title: "Anmelden", description: "Melden Sie sich mit Ihrem Google-Konto an." },
  privacy: { title: "Datenschutz", description: "Wie Safer Block mit persönlichen Daten umgeht." },
  service: { title: "Nutzungsbedingungen", description: "Die Bedingungen für die Nutzung von Safer Block." },
  reportKind: { title: "Melden, Schritt 1: Art des Schadens", description: "Wählen Sie, was Ihnen geschehen ist." },
  reportContent: { title: "Melden, Schritt 2: Inhalt der Meldung", description: "Geben Sie ein, was Sie melden." },
  reportConsent: {
    title: "Melden, Schritt 3: Zustimmen und absenden",
    description: "Stimmen Sie den Bedingungen zu und senden Sie die Meldung ab.",
  },
  reportModify: { title: "Meldung ändern", description: "Ändern Sie eine abgesandte Meldung." },
  history: {
    title: "Meldungen",
    description: "Durchsuchen Sie öffentliche Meldungen zu Krypto-Schäden nach Adresse, Internetseite oder Wörtern.",
  },
  historyDetail: { title: "Meldung", description: "Der Inhalt einer öffentlichen Meldung." },
  saferView: {
    title: "Sicherheitsblick",
    description: "Wöchentliche Berichte über Krypto-Kriminalität und wie man sich schützt.",
  },
  saferViewDetail: { title: "Beitrag im Sicherheitsblick", description: "Ein Bericht aus dem Sicherheitsblick." },
  blockNews: {
    title: "Krypto-Nachrichten",
    description: "Gesammelte Nachrichten zu Krypto-Kriminalität und Sicherheit.",
  },
  blockNewsDetail: { title: "Nachricht", description: "Eine Krypto-Nachricht." },
  myPage: { title: "Meine Seite", description: "Ihre Angaben, Meldungen und Anfragen." },
  declare: { title: "Meldungen eines Mitglieds", description: "Was ein Mitglied öffentlich gemeldet hat." },
  inquiries: { title: "Meine Anfragen", description: "Ihre Anfragen an uns." },
  inquiry: { title: "Anfrage", description: "Eine Ihrer Anfragen." },
  inquiryModify: { title: "Anfrage ändern", description: "Ändern Sie eine abgesandte Anfrage." },
  inquiryWrite: { title: "Neue Anfrage", description: "Stellen Sie uns eine Frage." },
  notices: { title: "Mitteilungen", description: "Mitteilungen von Safer Block." },
  notice: { title: "Mitteilung", description: "Eine Mitteilung von Safer Block." },
  analyses: { title: "Analyseanfragen", description: "Eine vertiefte Analyse anfragen und Antworten lesen." },
  analysisWrite: { title: "Analyse anfragen", description: "Eine vertiefte Analyse anfragen." },
  analysis: { title: "Analyseanfrage", description: "Eine Analyseanfrage und ihre Antwort." },
  adminSaferViews: {
    title: "Sicherheitsblick verwalten",
    description: "Verwalten Sie die Beiträge im Sicherheitsblick.",
  },
  adminSaferView: { title: "Beitrag bearbeiten", description: "Bearbeiten Sie einen Beitrag im Sicherheitsblick." },
  adminComments: {
    title: "Kommentare moderieren",
    description: "Prüfen Sie gemeldete Kommentare und entscheiden Sie.",
  },
  adminAnalyses: { title: "Analyseanfragen verwalten", description: "Analyseanfragen beantworten." },
  adminAnalysis: { title: "Analyseanfrage beantworten", description: "Eine Anfrage prüfen und beantworten." },
  adminNotices: { title: "Mitteilungen verwalten", description: "Schreiben und veröffentlichen Sie Mitteilungen." },
  adminNoticeWrite: { title: "Mitteilung schreiben", description: "Schreiben Sie eine neue Mitteilung." },
  adminNotice: { title: "Mitteilung bearbeiten", description: "Ändern oder veröffentlichen Sie eine Mitteilung." },
  newsletterConfirm: { title: "Rundbrief bestätigen", description: "Bestätigen Sie Ihr Rundbrief-Abonnement." },
  newsletterEnd: { title: "Rundbrief beenden", description: "Beenden Sie Ihr Rundbrief-Abonnement." },
} satisfies InflectedTexts<typeof master>;
