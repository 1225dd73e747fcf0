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
  onlyKorean: "This text is only available in Korean.",
  due: {
    title: "Please agree to the new terms",
    text: "The terms you agreed to when you joined have changed. Without agreeing you can still read, delete your posts or close your account, but you can't write anything new.",
    agree: "I agree",
    missing: "Please agree to this text.",
    later: "Later",
    agreed: "You have agreed to the new terms",
  },
} satisfies InflectedTexts<typeof master>;
