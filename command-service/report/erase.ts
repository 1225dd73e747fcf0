// Destroys the keys of what was deleted or made private, so that nobody can recover it.
// Nobody can read a deleted report's files then either; the evidence worker deletes them.
import { publicationKeyOwner } from "@sb/contracts/report/events.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

type Shredder = Pick<Vault, "shred">;

/** Destroys the keys of a deleted report, whose last publication has this number. Idempotent. */
export async function eraseReport(vault: Shredder, dclrSeq: number, publication: number): Promise<void> {
  await vault.shred(reportStream.of(dclrSeq));
  // Those before it were destroyed when the report was made private.
  await erasePublication(vault, dclrSeq, publication);
}

/** Destroys the key of a publication of a report that was made private. Idempotent. */
export function erasePublication(vault: Shredder, dclrSeq: number, publication: number): Promise<void> {
  return vault.shred(publicationKeyOwner(reportStream.of(dclrSeq), publication));
}
