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
} satisfies InflectedTexts<typeof master>;
