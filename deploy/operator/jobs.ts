// `npm run jobs`: what an operator does with parked jobs. It works beside a running server, on the same settings.
import { runJobs } from "./run-jobs.ts";

process.exitCode = await runJobs(process.argv.slice(2), process.env);
