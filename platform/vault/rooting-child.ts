// Run by root.test.ts: a process that opens the vault of a store once it is told to, and says what the vault makes of a text.
import { once } from "node:events";
import { openEventStore } from "../event-store/open.ts";
import { openKeys } from "../keys/open.ts";
import { openVault } from "./open-vault.ts";

const [dataDir = "", masterKey = ""] = process.argv.slice(2);
const eventStore = await openEventStore("sqlite:", dataDir);
const keys = await openKeys("sqlite:", { dataDir, eventStoreUrl: "sqlite:", eventStore });
process.stdout.write("ready\n");
await once(process.stdin, "data");
const vault = await openVault({ keys, eventStore, masterKey: Buffer.from(masterKey, "hex") });
process.stdout.write(`${vault.mac("test", "text")}\n`);
await keys.close();
await eventStore.close();
process.stdin.unref();
