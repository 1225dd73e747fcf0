// What makes "cannot be recovered" true: the key that a deleted report was sealed with, and its evidence, are destroyed.

import type { DeclarationDeleted } from "@sb/contracts/report-events.ts";
import { evidenceFolder, reportStream } from "@sb/contracts/report-model.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

type EraseDeps = { readonly vault: Vault; readonly files: Files };

/** Idempotent. */
export async function eraseReport({ vault, files }: EraseDeps, dclrSeq: number): Promise<void> {
  await vault.shred(reportStream(dclrSeq));
  const keys = await Array.fromAsync(files.list(evidenceFolder(dclrSeq)));
  await Promise.all(keys.map((key) => files.delete(key)));
}

/** Erases after every deletion, whoever asked for it: also after a crash between the deletion and its erasing. */
export function reportEraser(deps: EraseDeps): Subscription {
  return {
    group: "report-eraser",
    handle: async (event) => {
      if (event.type !== "DeclarationDeleted") return;
      const { dclrSeq } = event.data as DeclarationDeleted["data"];
      await eraseReport(deps, dclrSeq);
    },
  };
}
