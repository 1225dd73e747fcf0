import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { terms as master } from "../ko/terms.ts";

export const terms = {
  service: "Nutzungsbedingungen",
  privacy: "Datenschutz",
  version: "Gültig ab",
  inForceSince: "In Kraft seit {{date}}",
  loading: "Die Bedingungen werden geladen",
  failed: "Die Bedingungen konnten nicht geladen werden",
  confirm: "In Ordnung",
  view: "Lesen",
  viewOf: "{{name}} lesen",
  more: "Weitere Bedingungen und Richtlinien",
  all: "Ich stimme allem zu",
  requiredTag: "erforderlich",
  optionalTag: "freiwillig",
  serviceMissing: "Bitte stimmen Sie den Nutzungsbedingungen zu.",
  onlyKorean: "Diesen Text gibt es nur auf Koreanisch.",
  due: {
    title: "Bitte stimmen Sie den neuen Bedingungen zu",
    text: "Die Bedingungen, denen Sie bei der Anmeldung zugestimmt haben, wurden geändert. Auch ohne Zustimmung können Sie lesen, eigene Beiträge löschen oder Ihr Konto schließen, aber nichts Neues schreiben.",
    agree: "Ich stimme zu",
    missing: "Bitte stimmen Sie diesem Text zu.",
    later: "Später",
    agreed: "Sie haben den neuen Bedingungen zugestimmt",
  },
} satisfies InflectedTexts<typeof master>;
