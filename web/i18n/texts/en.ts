import { codeNames } from "@sb/contracts/names/en/codes.ts";
import type { InflectedTexts } from "@sb/contracts/texts.ts";
import type { texts as master } from "./ko.ts";

export const texts = {
  codes: {
    ...codeNames,
    orderType: { LATEST: "Newest first", POPULAR: "Most popular", MOST_REPORTED: "Most reported" },
  },
  common: {
    brand: "Safer Block",
    tagline: "Report and look up crypto crime",
    loading: "Loading",
    close: "Close",
    confirm: "OK",
    cancel: "Cancel",
    back: "Back",
    retry: "Try again",
    retryLead: "Please check your connection and try again.",
    notReady: "This is still being prepared. Please try again in a moment.",
    scan: "Scan a QR code",
    required: "required",
    optional: "optional",
    choose: "Please choose",
    formerMember: "Former member",
    affiliated: "Affiliated agency",
    address: { copy: "Copy", copied: "Copied" },
    language: { label: "Language" },
  },
} satisfies InflectedTexts<typeof master>;
