// `npm run bench [-- --quick] [-- --only filing,reads] [-- --strict]`: measures every budget and prints one table.
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2));
