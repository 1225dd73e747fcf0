import { testEventStore } from "./contract.ts";
import { startStandIn } from "./esdb-stand-in/server.ts";
import { openEventStore } from "./open.ts";

testEventStore("EventStoreDB's stand-in", async () => {
  const server = await startStandIn();
  return { open: () => openEventStore(server.url, "/nowhere"), dispose: server.stop };
});
