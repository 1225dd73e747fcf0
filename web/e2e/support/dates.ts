// Date fields are typed part by part, in the order of the language.
import type { Locator } from "@playwright/test";

const PARTS = ["year", "month", "day", "hour", "minute"] as const;

/** Types `2026-03-01`, or `2026-03-01T09:00`, into a date field. */
export async function typeDate(field: Locator, text: string): Promise<void> {
  const values = text.split(/[-T:]/);
  for (const [at, value] of values.entries()) {
    const part = field.locator(`[data-type="${PARTS[at]}"]`);
    await part.click();
    await part.pressSequentially(value);
  }
}
