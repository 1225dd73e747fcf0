// `npm start`: builds the web app if its sources have changed, then runs everything in one process.
import { buildWeb } from "./web-build.ts";

if (!buildWeb()) process.exit(1);
console.log("Starting …");
const { run } = await import("./standalone/run.ts");
await run(process.argv.slice(2), process.env);
