// `npm run bench [-- --quick] [-- --only filing,reads] [-- --strict]`: every budget, measured, as one table.
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2));
