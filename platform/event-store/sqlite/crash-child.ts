// Run by crash.test.ts as another process: appends until it is killed, and prints each acknowledged text.
import { promisify } from "node:util";
import { event } from "../contract/events.ts";
import { openEventStore } from "../open.ts";
import { NO_STREAM } from "../port.ts";

const say = promisify((line: string, said: (error?: Error | null) => void) => process.stdout.write(line, said));
const [dataDir = "", name = ""] = process.argv.slice(2);
const store = await openEventStore("sqlite:", dataDir);

async function appendForEver(stream: string): Promise<never> {
  for (let revision = NO_STREAM; ; revision += 1) {
    const text = `${stream}:${revision + 1}`;
    await store.append(stream, [event(text)], revision);
    await say(`${text}\n`);
  }
}

await Promise.all(Array.from({ length: 8 }, (_, i) => appendForEver(`${name}-${i}`)));
