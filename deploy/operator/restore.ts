// `npm run restore`: docs/operations.md, "Back-ups of servers".
import { run } from "../backup/run.ts";

process.exitCode = await run("restore", process.argv.slice(2), process.env);
