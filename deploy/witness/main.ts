// Runs a witness (witness.ts):
//   node deploy/witness/main.ts witness.example/w1 FOLDER PORT LOG-KEY [LOG-KEY ...]
// Each LOG-KEY is what a log serves at /log/key. The witness prints its own key, which the log's operator sets in SB_LOG_WITNESSES.
import { readVerifierText } from "@sb/knowledge/tlog/note.ts";
import { createWitness } from "./witness.ts";

const [name = "", folder = "", port = "", ...keys] = process.argv.slice(2);
const logs = keys.flatMap((key) => readVerifierText(key.trim()) ?? []);

if (name === "" || folder === "" || !/^\d{1,5}$/.test(port) || logs.length === 0 || logs.length < keys.length) {
  process.stderr.write("usage: node deploy/witness/main.ts NAME FOLDER PORT LOG-KEY [LOG-KEY ...]\n");
  process.exitCode = 1;
} else {
  const { key, server } = createWitness({ name, folder, logs, now: () => Math.floor(Date.now() / 1000) });
  server.listen(Number(port), () => process.stdout.write(`${key}\n`));
}
