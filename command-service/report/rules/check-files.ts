import { LIMITS } from "@sb/contracts/limits.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import { Refused } from "@sb/platform/refused.ts";

/** At most so many, and none twice: the same bytes are the same file, whatever their names. */
export function checkFiles(files: readonly EvidenceFile[]): void {
  if (files.length > LIMITS.files) throw new Refused("TOO_MANY_FILES", [{ path: "files", code: "TOO_MANY_FILES" }]);
  if (new Set(files.map((file) => file.sha256)).size < files.length) {
    throw new Refused("DUPLICATE_FILE", [{ path: "files", code: "DUPLICATE_FILE" }]);
  }
}
