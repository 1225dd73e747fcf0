import { randomUUID } from "node:crypto";
import { describeWith } from "../../test-support/needs.ts";
import { testEventStore } from "../contract/contract.ts";
import { openEventStore } from "../open.ts";
import { startStandIn } from "../testing/server.ts";

const NOWHERE = "/nowhere";

for (const [name, option] of [
  ["EventStoreDB's stand-in", ""],
  ["EventStoreDB's stand-in with a namespace", "&namespace=one"],
] as const)
  testEventStore(name, async () => {
    const server = await startStandIn();
    return { open: () => openEventStore(server.url + option, NOWHERE), dispose: server.stop };
  });

describeWith("SB_TEST_ESDB_URL", "events on a real EventStoreDB", (url) => {
  testEventStore("EventStoreDB", async () => {
    const namespace = `namespace=${randomUUID().replaceAll("-", "")}`;
    const place = `${url}${url.includes("?") ? "&" : "?"}${namespace}`;
    return { open: () => openEventStore(place, NOWHERE), dispose: async () => undefined };
  });
});
