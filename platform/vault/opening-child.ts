// Run by two-processes.test.ts: another process that opens what it is given, one line of JSON after the other, and says when
// it was told of a destroyed key. It has no event store of its own, like a query service.
import { createInterface } from "node:readline";
import { openKeys } from "../keys/open.ts";
import { createVault } from "./vault.ts";

const [dataDir = "", masterKey = ""] = process.argv.slice(2);
const keys = await openKeys("sqlite:", { dataDir, eventStoreUrl: "sqlite:" });
const vault = createVault({ keys, root: Buffer.from(masterKey, "hex") });
const say = (said: object) => process.stdout.write(`${JSON.stringify(said)}\n`);

keys.onDestroyed(() => say({ told: true }));
say({ ready: true });
for await (const line of createInterface({ input: process.stdin })) {
  const { owner, sealed } = JSON.parse(line);
  say({ opened: (await vault.open(owner, sealed)) ?? null });
}
await keys.close();
