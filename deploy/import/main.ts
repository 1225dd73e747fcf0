// `npm run import`: brings a file of entries into the event store of the data folder, each as a report, or all as a list.
import { run } from "./run.ts";

process.exitCode = await run(process.argv.slice(2), process.env);
