import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";

/** Refuses too many files, and a file that comes twice: equal bytes are the same file, whatever the names. */
export function requireFiles(files: readonly EvidenceFile[]): void {
  if (files.length > LIMITS.files) throw new Refused("TOO_MANY_FILES", [{ path: "files", code: "TOO_MANY_FILES" }]);
  if (new Set(files.map((file) => file.sha256)).size < files.length) {
    throw new Refused("DUPLICATE_FILE", [{ path: "files", code: "DUPLICATE_FILE" }]);
  }
}
