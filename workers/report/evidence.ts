// Deletes the evidence files of a deleted report. Its key is destroyed by then: this gives the space back.
import { DeclarationDeleted } from "@sb/contracts/report/events.ts";
import { evidenceFolder } from "@sb/contracts/report/model.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Files } from "@sb/platform/files/port.ts";

export function createEvidenceWorker(files: Pick<Files, "list" | "delete">): Subscription {
  return defineSubscription({
    group: "report-evidence",
    handles: [DeclarationDeleted],
    async handle({ data }) {
      for await (const key of files.list(evidenceFolder(data.dclrSeq))) await files.delete(key);
    },
  });
}
