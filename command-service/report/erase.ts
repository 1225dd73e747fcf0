// Destroys the key of a deleted report, so that nobody can recover it. Nobody can read its files then either; the
// evidence worker deletes them.
import { DeclarationDeleted } from "@sb/contracts/report/events.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

/** Idempotent. */
export const eraseReport = (vault: Pick<Vault, "shred">, dclrSeq: number): Promise<void> =>
  vault.shred(reportStream.of(dclrSeq));

/** Erases after every deletion, also where a crash came between the two. */
export function reportEraser({ vault }: { readonly vault: Pick<Vault, "shred"> }): Subscription {
  return defineSubscription({
    group: "report-eraser",
    handles: [DeclarationDeleted],
    handle: ({ data }) => eraseReport(vault, data.dclrSeq),
  });
}
