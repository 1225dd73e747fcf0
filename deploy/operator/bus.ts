// `npm run bus`: what an operator does with events that can't be delivered. It works beside a running server, on the same
// settings.
import { runBus } from "./run-bus.ts";

process.exitCode = await runBus(process.argv.slice(2), process.env);
