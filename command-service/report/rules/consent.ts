import { CONTACT_TERM } from "@sb/contracts/codes.ts";
import type { Agreement } from "@sb/contracts/terms/agreement.ts";

/** Without this consent agencies get the report alone. */
export function sharesReporter(agreements: readonly Agreement[]): boolean {
  return agreements.some(({ code }) => code === CONTACT_TERM);
}
