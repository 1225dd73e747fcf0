// `npm run import -- FILE.jsonl`: takes a list of somebody else's over into the data folder's event store.
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), process.env);
