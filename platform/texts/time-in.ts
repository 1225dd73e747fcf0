import type { Language } from "@sb/contracts/codes.ts";

/** In UTC: mails and papers do not know where they are read. `at`: ISO 8601. */
export function timeIn(language: Language, at: string): string {
  const form = { dateStyle: "long", timeStyle: "short", timeZone: "UTC" } as const;
  return `${new Intl.DateTimeFormat(language, form).format(new Date(at))} UTC`;
}
