// Destroys the keys of what was deleted or made private, so that nobody can recover it, and frees its place on its target.
// Nobody can read a deleted report's files then either; the evidence worker deletes them.
import {
  DeclarationCorrected,
  DeclarationDeleted,
  DeclarationModified,
  publicationKeyOwner,
} from "@sb/contracts/report/events.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import { settlePlace } from "./places.ts";

const ACTOR = "system:report-eraser";

type Shredder = Pick<Vault, "shred">;

/** Of a deleted report, with the number of its last publication. Idempotent. */
export async function eraseReport(vault: Shredder, dclrSeq: number, publication: number): Promise<void> {
  await vault.shred(reportStream.of(dclrSeq));
  // Those before it were destroyed when the report was made private.
  await erasePublication(vault, dclrSeq, publication);
}

/** What a report published until it was made private. Idempotent. */
export function erasePublication(vault: Shredder, dclrSeq: number, publication: number): Promise<void> {
  return vault.shred(publicationKeyOwner(reportStream.of(dclrSeq), publication));
}

/** Goes after every deletion, correction and change, also where a crash came in between. */
export function reportEraser(deps: WriteDeps): Subscription {
  return defineSubscription({
    group: "report-eraser",
    handles: [DeclarationDeleted, DeclarationModified, DeclarationCorrected],
    async handle({ type, data, meta }) {
      const { dclrSeq, publication = 1, was } = data;
      if (type === "DeclarationDeleted") await eraseReport(deps.vault, dclrSeq, publication);
      else if (type === "DeclarationCorrected") await erasePublication(deps.vault, dclrSeq, publication - 1);
      else if (data.open === "PRIVATE") await erasePublication(deps.vault, dclrSeq, publication);
      const now = "declaration" in data ? data.declaration?.addressKey : undefined;
      const context = contextFor(deps, ACTOR, meta.correlationId);
      for (const addressKey of new Set([was?.addressKey, now])) await settlePlace(deps, data, addressKey, context);
    },
  });
}
