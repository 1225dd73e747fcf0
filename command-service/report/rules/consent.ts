import type { Agreement } from "@sb/contracts/terms/agreement.ts";

/** R03 is the consent to hand the reporter's name and contact on to agencies; without it they get the report alone. */
export function sharesReporter(agreements: readonly Agreement[]): boolean {
  return agreements.some(({ code }) => code === "R03");
}
