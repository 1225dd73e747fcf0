// The simulation's ports keep the promises that the product builds on.
import { testEventStore } from "@sb/platform/event-store/contract/contract.ts";
import { testReadStore } from "@sb/platform/read-store/contract/contract.ts";
import { createLog, openEventStore } from "./event-store.ts";
import { createModels, openReadStore } from "./read-store.ts";

let made = 0;
testEventStore("in memory", async () => {
  made += 1;
  const log = createLog(`log-${made}`);
  return { open: async () => openEventStore(log), dispose: async () => undefined };
});

testReadStore("in memory", async () => {
  const models = createModels();
  return { open: async () => openReadStore(models), remove: async () => undefined };
});
