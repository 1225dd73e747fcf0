import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { terms as master } from "../ko/terms.ts";

export const terms = {
  service: "Terms of service",
  privacy: "Privacy policy",
  version: "Effective date",
  inForceSince: "In force since {{date}}",
  loading: "Loading the terms",
  failed: "The terms could not be loaded",
  confirm: "OK",
  view: "Read",
  viewOf: "Read: {{name}}",
  more: "Other terms and policies",
  all: "I agree to all",
  requiredTag: "required",
  optionalTag: "optional",
  serviceMissing: "Please agree to the terms of service.",
} satisfies InflectedTexts<typeof master>;
