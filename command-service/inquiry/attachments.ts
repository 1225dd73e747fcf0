// An inquiry's attachments, sealed and stored as evidence is.
import { inquiryFileKey } from "@sb/contracts/inquiry/model.ts";
import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import type { Attachments } from "@sb/platform/decide/attachments.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import type { Evidence } from "../report/evidence.ts";
import type { InquiryDeps } from "./deps.ts";
import type { InquiryState } from "./rules/state.ts";

type Deps = Pick<InquiryDeps, "vault" | "files">;

export function attach(
  { vault, files }: Deps,
  sent: readonly Evidence[],
): Attachments<readonly EvidenceFile[], InquiryState> {
  return {
    name: (seq) => sent.map(({ file }) => ({ fileId: `${seq}-${uuidv7()}`, ...file })),
    async put(seq, named) {
      for (const [i, { fileId }] of named.entries()) {
        const bytes = sent[i]?.bytes ?? new Uint8Array();
        await files.put(inquiryFileKey(seq, fileId), await vault.sealBytes(inquiryStream.of(seq), bytes));
      }
    },
    async settle(seq, named, state) {
      const kept = state && state.status !== "NONE" ? state.files : [];
      const unnamed = named.filter(({ fileId }) => !kept.some((file) => file.fileId === fileId));
      await Promise.all(unnamed.map(({ fileId }) => files.delete(inquiryFileKey(seq, fileId))));
    },
  };
}
