// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

export const disclosureExamples: readonly StoredExample[] = [
  { type: "PackageFetched", version: 1, data: { agencySeq: 3, dclrSeq: 17, keyHash: "0".repeat(64), files: 2 } },
];
