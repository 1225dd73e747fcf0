// Acts as admins see them, with what their actors are called today.
import type { ActDoc } from "@sb/contracts/audit/model.ts";
import type { AuditItem } from "@sb/contracts/audit/wire.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findNicknames } from "../account/documents.ts";

export type AuditQueryDeps = { readonly readStore: ReadStore; readonly clock: () => string };

export async function auditItems(
  { readStore }: Pick<AuditQueryDeps, "readStore">,
  docs: readonly ActDoc[],
): Promise<AuditItem[]> {
  const nicks = await findNicknames(
    readStore,
    docs.map(({ actor }) => actor),
  );
  return docs.map((doc) => ({ ...doc, nick: nicks.get(doc.actor) ?? "" }));
}
