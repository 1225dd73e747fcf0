// Run by tests as another process: consumes a group until it is killed, and prints what was delivered.
import { promisify } from "node:util";
import { openEventStore } from "../../event-store/open.ts";
import { openBus } from "../open.ts";
import type { SealedLog } from "../port.ts";
import { eventsOf } from "./testing.ts";

const say = promisify((line: string, said: (error?: Error | null) => void) => process.stdout.write(line, said));
const [dataDir = "", group = "", url = "inline:"] = process.argv.slice(2);
const log = { info() {}, warn() {}, error() {} };
const eventStore = await openEventStore("sqlite:", dataDir);
const sealed: SealedLog = { follow: eventStore.follow, open: async (events) => events };
const bus = await openBus(url, dataDir, { eventStore, sealed, travels: () => true, log });
await bus.subscribe({
  group,
  handles: eventsOf("A"),
  deliver: ({ stream, revision }) => say(`${stream} ${revision}\n`),
});
await say("ready\n");
