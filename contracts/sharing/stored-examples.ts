// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const target = { declareType: "SITE", addressKey: "evil.example" };

export const sharingExamples: readonly StoredExample[] = [
  { type: "TargetConfirmed", version: 1, data: { ...target, reason: "The shop was never theirs." } },
  // Its key was destroyed.
  { type: "TargetConfirmed", version: 1, data: { ...target, agencySeq: 3 } },
  { type: "TargetUnconfirmed", version: 1, data: { ...target, agencySeq: 3, reason: "Another site of that name." } },
];
