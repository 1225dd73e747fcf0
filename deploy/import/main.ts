// `npm run import -- FILE.jsonl`: imports a published list into the event store of the data folder.
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), process.env);
