// Checks at the start that the master key opens the root of this store's keys. A lost master.key or a setting copied
// from elsewhere would otherwise show only when somebody's own text can't be opened.
import type { Keys } from "../keys/port.ts";
import type { Vault } from "./port.ts";

export const MARK_NAME = "vault-check";

type Deps = { readonly keys: Pick<Keys, "make">; readonly vault: Pick<Vault, "mac"> };

/** A mark that only the root of this store can make. */
export const markOf = (vault: Pick<Vault, "mac">): string => vault.mac("vault-check", MARK_NAME);

/** Keeps the root's fingerprint beside the keys, once. Throws where another one is there. */
export async function checkMasterKey({ keys, vault }: Deps): Promise<void> {
  const mark = markOf(vault);
  if ((await keys.make(MARK_NAME, mark)) === mark) return;
  throw new Error(
    "The master key (master.key or SB_MASTER_KEY) is not the one that the events were made with: restore it",
  );
}
