// For tests: a request to delete a report.
import type { DeletionRequest } from "@sb/contracts/dispute/wire.ts";

export const deletionRequest = (dclrSeq: number, changes: Partial<DeletionRequest> = {}): DeletionRequest => ({
  dclrSeq,
  reason: "MISTAKEN_TARGET",
  summary: "This is our own shop.",
  content: "We have sold shoes under this address for ten years.",
  fullName: "Gildong Hong",
  contact1: "the front desk",
  ...changes,
});

/** With one file of evidence. */
export function withEvidence(request: DeletionRequest, text: string): FormData {
  const form = new FormData();
  form.set("request", JSON.stringify(request));
  form.append("files", new Blob([text]), "deed.txt");
  return form;
}
