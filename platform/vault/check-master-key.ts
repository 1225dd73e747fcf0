// Checks at the start that the master key is the one that wrapped this store's keys. A lost master.key or a setting copied
// from elsewhere would otherwise show only when somebody's own text can't be opened.
import type { Keys } from "../keys/port.ts";
import type { Vault } from "./port.ts";

const NAME = "vault-check";

type Deps = { readonly keys: Pick<Keys, "make">; readonly vault: Pick<Vault, "mac"> };

/** Keeps the master key's fingerprint beside the keys, once. Throws where another one is there. */
export async function checkMasterKey({ keys, vault }: Deps): Promise<void> {
  const mark = vault.mac("vault-check", NAME);
  if ((await keys.make(NAME, mark)) === mark) return;
  throw new Error(
    "The master key (master.key or SB_MASTER_KEY) is not the one that events.db was made with: restore it",
  );
}
