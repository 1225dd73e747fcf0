// Opens what is sealed of a report, for those who may see it.
import { type FullDeclaration, joinDeclaration } from "@sb/contracts/report/confidential.ts";
import { ConfidentialDeclaration, ExtraInfo } from "@sb/contracts/report/events.ts";
import type { ExtraDoc, ReportDoc } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export function maySeeAll(doc: ReportDoc, caller: Caller | undefined): boolean {
  return caller !== undefined && caller.apiKey === undefined && (caller.isAdmin || caller.userId === doc.ownerId);
}

/** Undefined where the report was deleted meanwhile, and its key with it. */
export async function openReport(vault: Vault, doc: ReportDoc): Promise<FullDeclaration | undefined> {
  const confidential = await vault.open(reportStream.of(doc.dclrSeq), doc.sealed);
  return confidential === undefined
    ? undefined
    : joinDeclaration(doc.declaration, ConfidentialDeclaration.parse(confidential));
}

export type Extras = {
  /** Answers by the name of their question; empty where all were taken back. */
  readonly answers: Readonly<Record<string, string>>;
  readonly addedAt: string;
  readonly changedAt?: string | undefined;
};

/** All of it together, oldest first; undefined where nothing was ever added. */
export async function openExtras(
  vault: Vault,
  dclrSeq: number,
  pieces: readonly ExtraDoc[],
): Promise<Extras | undefined> {
  const [first, ...later] = pieces;
  if (!first) return undefined;
  const opened = await Promise.all(pieces.map(({ sealed }) => vault.open(reportStream.of(dclrSeq), sealed)));
  const said = Object.assign({}, ...opened.map((secret) => ExtraInfo.optional().parse(secret)?.extra));
  const answers = Object.fromEntries(Object.entries<string>(said).filter(([, answer]) => answer !== ""));
  return { answers, addedAt: first.addedAt, changedAt: later.at(-1)?.addedAt };
}
