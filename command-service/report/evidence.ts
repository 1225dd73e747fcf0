// Evidence: checked by its bytes, sealed and stored before the event that names it, and taken back if none does.
import { createHash } from "node:crypto";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import { evidenceKey, reportStream, viewOf } from "@sb/contracts/report/model.ts";
import type { Handled } from "@sb/platform/decider.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { UploadedFile } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { isRefused, Refused } from "@sb/platform/refused.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { cleanCopy } from "./clean-copy.ts";
import { isImage, mediaTypeOf } from "./media-type.ts";
import type { ReportState } from "./rules/state.ts";

type EvidenceDeps = { readonly vault: Vault; readonly files: Files };

/** A file that will be stored, and what the event will say of it. */
export type Evidence = { readonly file: Omit<EvidenceFile, "fileId">; readonly bytes: Uint8Array };

export async function readEvidence(uploaded: readonly UploadedFile[]): Promise<readonly Evidence[]> {
  if (uploaded.length > LIMITS.files) throw refused("TOO_MANY_FILES", "files");
  return Promise.all(uploaded.map(({ name, bytes }, i) => readOne(name, bytes, `files.${i}`)));
}

async function readOne(name: string, bytes: Uint8Array, path: string): Promise<Evidence> {
  if (bytes.length > LIMITS.fileBytes) throw refused("FILE_TOO_LARGE", path);
  const mediaType = await mediaTypeOf(bytes);
  if (mediaType === undefined) throw refused("FILE_TYPE_NOT_ALLOWED", path);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  return { file: { name, mediaType, size: bytes.length, sha256 }, bytes };
}

function refused(code: "TOO_MANY_FILES" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED", path: string): Refused {
  return new Refused(code, [{ path, code }]);
}

/**
 * Stores the evidence, runs the command with what was stored, then deletes every file that the report no longer names:
 * those of a refused or repeated command, and those a change has removed. After any other failure the event may stand,
 * so its files stay.
 */
export async function withEvidence(
  deps: EvidenceDeps,
  dclrSeq: number,
  evidence: readonly Evidence[],
  run: (stored: readonly EvidenceFile[]) => Promise<Handled<ReportState>>,
): Promise<Handled<ReportState>> {
  const named = evidence.map(({ file, bytes }) => ({ bytes, file: { fileId: `${dclrSeq}-${uuidv7()}`, ...file } }));
  const stored = named.map(({ file }) => file);
  await Promise.all(named.map(({ file, bytes }) => store(deps, dclrSeq, file, bytes)));
  try {
    const handled = await run(stored);
    await dropUnnamed(deps, dclrSeq, stored, handled.state);
    return handled;
  } catch (error) {
    if (isRefused(error))
      await remove(
        deps,
        dclrSeq,
        stored.map((file) => file.fileId),
      );
    throw error;
  }
}

async function store(
  { vault, files }: EvidenceDeps,
  dclrSeq: number,
  { fileId, mediaType }: EvidenceFile,
  bytes: Uint8Array,
): Promise<void> {
  const owner = reportStream(dclrSeq);
  await files.put(evidenceKey(dclrSeq, fileId), await vault.sealBytes(owner, bytes));
  const copy = isImage(mediaType) ? await cleanCopy(bytes) : undefined;
  if (copy) await files.put(evidenceKey(dclrSeq, viewOf(fileId)), await vault.sealBytes(owner, copy));
}

/** Only what this command stored, or this report once had: another command may be storing beside it. */
async function dropUnnamed(
  deps: EvidenceDeps,
  dclrSeq: number,
  stored: readonly EvidenceFile[],
  state: ReportState,
): Promise<void> {
  const named = new Set(state.status === "FILED" ? state.files.map((file) => file.fileId) : []);
  const removed = state.status === "FILED" ? state.removedFiles : [];
  const mine = stored.map((file) => file.fileId).filter((fileId) => !named.has(fileId));
  await remove(deps, dclrSeq, [...mine, ...removed]);
}

async function remove({ files }: EvidenceDeps, dclrSeq: number, fileIds: readonly string[]): Promise<void> {
  const keys = fileIds.flatMap((fileId) => [fileId, viewOf(fileId)]).map((name) => evidenceKey(dclrSeq, name));
  await Promise.all(keys.map((key) => files.delete(key)));
}
