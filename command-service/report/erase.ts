// What makes "cannot be recovered" true: the key that a deleted report was sealed with is destroyed. The files it opened
// are then noise; the evidence worker gives their space back.
import { DeclarationDeleted } from "@sb/contracts/report/events.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

/** Idempotent. */
export const eraseReport = (vault: Pick<Vault, "shred">, dclrSeq: number): Promise<void> =>
  vault.shred(reportStream.of(dclrSeq));

/** Erases after every deletion, whoever asked for it: also after a crash between the deletion and its erasing. */
export function reportEraser({ vault }: { readonly vault: Pick<Vault, "shred"> }): Subscription {
  return defineSubscription({
    group: "report-eraser",
    handles: [DeclarationDeleted],
    handle: ({ data }) => eraseReport(vault, data.dclrSeq),
  });
}
