// `npm run backup`: docs/operations.md, "Back-ups of servers".
import { run } from "../backup/run.ts";

process.exitCode = await run("backup", process.argv.slice(2), process.env);
