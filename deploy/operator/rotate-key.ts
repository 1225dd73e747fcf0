// `npm run rotate-key`: replaces the master key. It works beside running services, on the same settings.
import { runRotateKey } from "./run-rotate-key.ts";

process.exitCode = await runRotateKey(process.argv.slice(2), process.env);
