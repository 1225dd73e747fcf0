// Deletes the evidence files of a deleted report. Its key is destroyed by then: this gives the space back.
import { evidenceKey } from "@sb/contracts/report/model.ts";
import type { StoredEvent } from "@sb/platform/event-store/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Worker } from "../runtime/worker.ts";

export function createEvidenceWorker(files: Pick<Files, "list" | "delete">): Worker {
  return {
    group: "report-evidence",
    async handle(event) {
      if (event.type !== "DeclarationDeleted") return;
      for await (const key of files.list(evidenceKey(dclrSeqOf(event), ""))) await files.delete(key);
    },
  };
}

function dclrSeqOf({ data, meta }: StoredEvent): number {
  const seq = typeof data === "object" && data !== null && "dclrSeq" in data ? data.dclrSeq : undefined;
  if (!Number.isSafeInteger(seq)) throw new TypeError(`DeclarationDeleted ${meta.eventId} has no dclrSeq`);
  return Number(seq);
}
