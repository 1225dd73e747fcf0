// `npm run migrate -- --from sqlite:… --to esdb://…`: moves a stopped service to other engines (docs/operations.md).
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), process.env);
