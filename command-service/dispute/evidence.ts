// A request's evidence, sealed and stored as a report's is.
import { disputeFileKey } from "@sb/contracts/dispute/model.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import type { Attachments } from "@sb/platform/decide/attachments.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import type { Evidence } from "../report/evidence.ts";
import type { DisputeDeps } from "./deps.ts";
import type { DisputeState } from "./rules/state.ts";

type Deps = Pick<DisputeDeps, "vault" | "files">;

export function attach(
  { vault, files }: Deps,
  evidence: readonly Evidence[],
): Attachments<readonly EvidenceFile[], DisputeState> {
  return {
    name: (seq) => evidence.map(({ file }) => ({ fileId: `${seq}-${uuidv7()}`, ...file })),
    async put(seq, named) {
      for (const [i, { fileId }] of named.entries()) {
        const bytes = evidence[i]?.bytes ?? new Uint8Array();
        await files.put(disputeFileKey(seq, fileId), await vault.sealBytes(disputeStream.of(seq), bytes));
      }
    },
    async settle(seq, named, state) {
      const kept = state && state.status !== "NONE" ? state.files : [];
      const unnamed = named.filter(({ fileId }) => !kept.includes(fileId));
      await Promise.all(unnamed.map(({ fileId }) => files.delete(disputeFileKey(seq, fileId))));
    },
  };
}
