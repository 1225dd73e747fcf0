// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const seq = 17;

export const operationExamples: readonly StoredExample[] = [
  { type: "JobReplayed", version: 1, data: { seq, kind: "report-preview" } },
  { type: "JobReplayed", version: 1, data: { seq, kind: "report-preview", id: "a-1" } },
  {
    type: "JobDropped",
    version: 1,
    data: { seq, kind: "report-preview", id: "a-1", reason: "The picture is broken." },
  },
  { type: "DeliverySkipOrdered", version: 1, data: { seq, group: "report-eraser", eventId: "e-1", reason: "Done." } },
  { type: "RebuildOrdered", version: 1, data: { seq, projection: "notice@1" } },
  { type: "RebuildEnded", version: 1, data: { seq, projection: "notice@1", outcome: "PROMOTED" } },
  { type: "RebuildEnded", version: 1, data: { seq, projection: "notice@1", outcome: "FAILED", code: "TypeError" } },
  { type: "SetupAnswered", version: 1, data: { seq, step: "BACKUP", answer: "DONE" } },
];
