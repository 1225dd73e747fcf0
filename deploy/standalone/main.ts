// Everything in one process on one port: what `npm start` runs.
import { run } from "./run.ts";

await run(process.argv.slice(2), process.env);
