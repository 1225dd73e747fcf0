// Opens what is sealed of a report, for those who may see it.
import { type FullDeclaration, joinDeclaration } from "@sb/contracts/report/confidential.ts";
import { ConfidentialDeclaration, ExtraInfo } from "@sb/contracts/report/events.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export function maySeeAll(doc: ReportDoc, caller: Caller | undefined): boolean {
  return caller !== undefined && (caller.isAdmin || caller.userId === doc.ownerId);
}

/** Undefined where the report was deleted meanwhile, and its key with it. */
export async function openReport(vault: Vault, doc: ReportDoc): Promise<FullDeclaration | undefined> {
  const confidential = await vault.open(reportStream.of(doc.dclrSeq), doc.sealed);
  return confidential === undefined
    ? undefined
    : joinDeclaration(doc.declaration, ConfidentialDeclaration.parse(confidential));
}

/** All of it together; what was added later stands for what was said before under the same name. */
export async function openExtras(
  vault: Vault,
  dclrSeq: number,
  sealedExtras: readonly string[],
): Promise<Readonly<Record<string, string>> | undefined> {
  if (sealedExtras.length === 0) return undefined;
  const opened = await Promise.all(sealedExtras.map((sealed) => vault.open(reportStream.of(dclrSeq), sealed)));
  return Object.assign({}, ...opened.map((secret) => ExtraInfo.optional().parse(secret)?.extra));
}
