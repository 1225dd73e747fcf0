// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const found = { rule: "MANY_BY_ONE", dclrSeq: 17 };

export const unusualExamples: readonly StoredExample[] = [
  { type: "UnusualFilingsReviewed", version: 1, data: { ...found, note: "A shop that was hacked." } },
  // Its key was destroyed.
  { type: "UnusualFilingsReviewed", version: 1, data: found },
];
