import type { Language } from "@sb/contracts/codes.ts";

/** To make one takes a hundred times as long as to use it. */
const formats = new Map<Language, Intl.DateTimeFormat>();

function formatOf(language: Language): Intl.DateTimeFormat {
  const known = formats.get(language);
  if (known) return known;
  const made = new Intl.DateTimeFormat(language, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
  formats.set(language, made);
  return made;
}

/** In UTC: mails and papers do not know where they are read. `at`: ISO 8601. */
export const timeIn = (language: Language, at: string): string => `${formatOf(language).format(new Date(at))} UTC`;
