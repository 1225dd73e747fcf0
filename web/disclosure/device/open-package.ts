import { PackedReport, REPORT_FILE } from "@sb/contracts/disclosure/package.ts";
import { sha256Of } from "../../attachments/sha256.ts";
import { decrypt, type KeyPair } from "./age.ts";
import { type Unpacked, untar } from "./untar.ts";

export type OpenedFile = PackedReport["files"][number] & {
  readonly bytes: Blob;
  /** Whether its bytes have the SHA-256 that was recorded when it was filed. */
  readonly isWhole: boolean;
};
export type OpenedPackage = { readonly report: PackedReport; readonly files: readonly OpenedFile[] };

/** Throws WrongKey, or another error where it is no whole package. */
export async function openPackage(sealed: Blob, keys: Pick<KeyPair, "identity">): Promise<OpenedPackage> {
  const unpacked = untar(await decrypt(sealed, keys));
  const byPath = new Map(unpacked.map((file) => [file.path, file]));
  const report = PackedReport.parse(JSON.parse(new TextDecoder().decode(byPath.get(REPORT_FILE)?.bytes)));
  return { report, files: await Promise.all(report.files.map((file) => openedFile(file, byPath.get(file.path)))) };
}

async function openedFile(file: PackedReport["files"][number], found: Unpacked | undefined): Promise<OpenedFile> {
  const bytes = new Blob(found ? [found.bytes] : [], { type: file.mediaType });
  return { ...file, bytes, isWhole: (await sha256Of(bytes)) === file.sha256 };
}
