// The keys are copied as they are wrapped, the root secret among them, so the target needs the master key that opens it.
import { existsSync } from "node:fs";
import { join } from "node:path";
import type { Keys } from "@sb/platform/keys/port.ts";
import { StartError } from "@sb/platform/service/start-error.ts";
import { checkMasterKey } from "@sb/platform/vault/check-master-key.ts";
import { loadMasterKey } from "@sb/platform/vault/master-key.ts";
import { findRoot, rootWithoutRecord } from "@sb/platform/vault/root.ts";
import { createVault } from "@sb/platform/vault/vault.ts";
import type { Sides } from "./settings.ts";

/** Throws StartError where the target has none, and where it is another one. Makes nothing. */
export async function requireMasterKey({ source, target }: Sides, keys: Keys, find: Keys["find"]): Promise<void> {
  const file = join(target.dataDir, "master.key");
  if (target.masterKey === undefined && !existsSync(file)) {
    throw new StartError(
      `the target has no master key: set SB_MASTER_KEY to that of ${source.dataDir}, or copy its master.key to ${target.dataDir}`,
    );
  }
  const masterKey = await loadMasterKey({ key: target.masterKey, dataDir: target.dataDir });
  const make: Keys["make"] = async (name, mark) => (await find(name)).wrapped ?? mark;
  const root = (await findRoot({ find }, masterKey)) ?? rootWithoutRecord(masterKey);
  await checkMasterKey({ keys: { make }, vault: createVault({ keys, ...root }) });
}
