// Evidence: checked by its bytes, sealed, and stored before the event that names it.
import { LIMITS } from "@sb/contracts/limits.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import { evidenceKey, viewOf } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Attachments } from "@sb/platform/decide/attachments.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { UploadedFile } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { loadSharp } from "../runtime/sharp.ts";
import { mediaTypeOf } from "./media-type.ts";
import type { ReportState } from "./rules/state.ts";

type EvidenceDeps = { readonly vault: Vault; readonly files: Files };

/** A file that will be stored, and what the event will say of it. */
export type Evidence = { readonly file: Omit<EvidenceFile, "fileId">; readonly bytes: Uint8Array };

export async function readEvidence(uploaded: readonly UploadedFile[]): Promise<readonly Evidence[]> {
  if (uploaded.length > LIMITS.files) throw refused("TOO_MANY_FILES", "files");
  // One after the other, so that others get their turn in between.
  const evidence: Evidence[] = [];
  for (const [i, { name, bytes }] of uploaded.entries()) evidence.push(await readOne(name, bytes, `files.${i}`));
  return evidence;
}

async function readOne(name: string, bytes: Uint8Array, path: string): Promise<Evidence> {
  if (bytes.length > LIMITS.fileBytes) throw refused("FILE_TOO_LARGE", path);
  const mediaType = await mediaTypeOf(bytes);
  if (mediaType === undefined) throw refused("FILE_TYPE_NOT_ALLOWED", path);
  if (await hasTooManyPixels(bytes, mediaType)) throw refused("FILE_TOO_LARGE", path);
  const sha256 = Buffer.from(await crypto.subtle.digest("SHA-256", bytes as Uint8Array<ArrayBuffer>)).toString("hex");
  return { file: { name, mediaType, size: bytes.length, sha256 }, bytes };
}

function refused(code: "TOO_MANY_FILES" | "FILE_TOO_LARGE" | "FILE_TYPE_NOT_ALLOWED", path: string): Refused {
  return new Refused(code, [{ path, code }]);
}

/** The evidence of one report, whose files are deleted once the report does not name them. */
export function attach(
  deps: EvidenceDeps,
  evidence: readonly Evidence[],
): Attachments<readonly EvidenceFile[], ReportState> {
  return {
    name: (dclrSeq) => evidence.map(({ file }) => ({ fileId: `${dclrSeq}-${uuidv7()}`, ...file })),
    put: async (dclrSeq, files) => {
      for (const [i, file] of files.entries()) await store(deps, dclrSeq, file, evidence[i]?.bytes ?? new Uint8Array());
    },
    settle: (dclrSeq, files, state) => dropUnnamed(deps, dclrSeq, files, state),
  };
}

async function store(
  { vault, files }: EvidenceDeps,
  dclrSeq: number,
  { fileId }: EvidenceFile,
  bytes: Uint8Array,
): Promise<void> {
  const owner = reportStream.of(dclrSeq);
  await files.put(evidenceKey(dclrSeq, fileId), await vault.sealBytes(owner, bytes));
}

/** Only what this command stored, or the report once had: another command may be storing files at the same time. */
async function dropUnnamed(
  deps: EvidenceDeps,
  dclrSeq: number,
  stored: readonly EvidenceFile[],
  state: ReportState | undefined,
): Promise<void> {
  const report = state?.status === "FILED" ? state : undefined;
  const named = new Set(report?.files.map((file) => file.fileId));
  const mine = stored.map((file) => file.fileId).filter((fileId) => !named.has(fileId));
  await remove(deps, dclrSeq, [...mine, ...(report?.removedFiles ?? [])]);
}

async function remove({ files }: EvidenceDeps, dclrSeq: number, fileIds: readonly string[]): Promise<void> {
  const keys = fileIds.flatMap((fileId) => [fileId, viewOf(fileId)]).map((name) => evidenceKey(dclrSeq, name));
  await Promise.all(keys.map((key) => files.delete(key)));
}

/** True where decoding it would cost too much, however few its bytes are. False for what has no readable header. */
export async function hasTooManyPixels(bytes: Uint8Array, mediaType: string): Promise<boolean> {
  if (!mediaType.startsWith("image/")) return false;
  const sharp = await loadSharp();
  try {
    const { width, height } = await sharp(bytes, { limitInputPixels: false }).metadata();
    return width * height > LIMITS.imagePixels;
  } catch {
    // A broken picture, or a kind without a codec here: it is evidence, and nothing will decode it.
    return false;
  }
}
