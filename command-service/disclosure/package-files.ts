// The files of a package, one after the other: none is read before the one in front of it was sent.
import { packed, REPORT_FILE } from "@sb/contracts/disclosure/package.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import type { ReportForAgency } from "@sb/contracts/report/for-agency.ts";
import { evidenceKey } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { ArchivedFile } from "@sb/platform/tar/archive.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type EvidenceDeps = { readonly files: Pick<Files, "get">; readonly vault: Pick<Vault, "openBytes"> };

export async function* packageFiles(deps: EvidenceDeps, report: ReportForAgency): AsyncIterable<ArchivedFile> {
  const written = packed(report);
  yield { name: REPORT_FILE, bytes: Buffer.from(JSON.stringify(written, undefined, 2)) };
  for (const file of written.files) yield { name: file.path, bytes: await getEvidence(deps, report.dclrSeq, file) };
}

/** Throws where the report was deleted meanwhile: the package ends there, and can't be opened. */
async function getEvidence(
  { files, vault }: EvidenceDeps,
  dclrSeq: number,
  { fileId }: Pick<EvidenceFile, "fileId">,
): Promise<Uint8Array> {
  const sealed = await files.get(evidenceKey(dclrSeq, fileId));
  const bytes = sealed && (await vault.openBytes(reportStream.of(dclrSeq), sealed));
  if (!bytes) throw new Error("evidence of a package is gone");
  return bytes;
}
