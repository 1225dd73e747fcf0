// Opens the vault of a store with its master key.
import type { EventStore } from "../event-store/port.ts";
import type { Keys } from "../keys/port.ts";
import { checkMasterKey } from "./check-master-key.ts";
import type { Vault } from "./port.ts";
import { openRoot } from "./root.ts";
import { createVault } from "./vault.ts";

type Deps = {
  readonly keys: Keys;
  /** Whose events are sealed by the vault: a store without any is new. */
  readonly eventStore: Pick<EventStore, "head">;
  /** 32 bytes: see loadMasterKey. */
  readonly masterKey: Uint8Array;
};

/** Throws one clear line, before anything is written, where it is not the key of this store, or no longer. */
export async function openVault({ keys, eventStore, masterKey }: Deps): Promise<Vault> {
  const vault = createVault({ keys, ...(await openRoot({ keys, eventStore, masterKey })) });
  await checkMasterKey({ keys, vault });
  return vault;
}
