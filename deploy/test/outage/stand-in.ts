// For tests: a stand-in as a process of its own, which can be stopped like a real server. It prints where it is.
import { startStandIn as startEsdb } from "@sb/platform/event-store/testing/server.ts";
import { startStandIn as startMeili } from "@sb/platform/search/testing/server.ts";

const [kind] = process.argv.slice(2);
const { url } = kind === "esdb" ? await startEsdb() : await startMeili();
process.stdout.write(`${url}\n`);
