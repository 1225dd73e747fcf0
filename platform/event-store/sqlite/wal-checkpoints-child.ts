// Run by wal-checkpoints.test.ts as another process: commits until it is killed, has each few pages of its log copied
// meanwhile, and prints the number of each event that is durable.
import { setImmediate } from "node:timers/promises";
import { promisify } from "node:util";
import { NO_STREAM } from "../port.ts";
import { createCommit } from "./commit.ts";
import { openWriter } from "./rows.ts";
import { createWalCheckpoints } from "./wal-checkpoints.ts";

const say = promisify((line: string, said: (error?: Error | null) => void) => process.stdout.write(line, said));
const [file = "", pages = ""] = process.argv.slice(2);
const db = openWriter(file);
const commit = createCommit(db);
const { afterCommit } = createWalCheckpoints(db, file, Number(pages));

for (let id = 1; ; id += 1) {
  commit([{ id, kind: "append", appends: [{ stream: `s-${id}`, expected: NO_STREAM, bodies: [`{"n":${id}}`] }] }]);
  afterCommit();
  await say(`${id}\n`);
  await setImmediate();
}
