// `npm run lists`: an operator's commands on published lists. It works beside a running server, on the same settings.
import { runLists } from "./run.ts";

process.exitCode = await runLists(process.argv.slice(2), process.env);
