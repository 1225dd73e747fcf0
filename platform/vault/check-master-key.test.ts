import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing.ts";
import { checkMasterKey } from "./check-master-key.ts";
import { createVault } from "./vault.ts";

it("notes the first master key once and lets it pass from then on", async () => {
  await using temp = await openTempEventStore();
  const { eventStore } = temp;
  const vault = createVault({ eventStore, masterKey: randomBytes(32) });
  await Promise.all(Array.from({ length: 4 }, () => checkMasterKey({ eventStore, vault })));
  await checkMasterKey({ eventStore, vault });
  expect(await eventStore.readAll(START, 10)).toHaveLength(1);
});

it("refuses another", async () => {
  await using temp = await openTempEventStore();
  const { eventStore } = temp;
  await checkMasterKey({ eventStore, vault: createVault({ eventStore, masterKey: randomBytes(32) }) });
  const other = createVault({ eventStore, masterKey: randomBytes(32) });
  await expect(checkMasterKey({ eventStore, vault: other })).rejects.toThrow(
    "The master key (master.key or SB_MASTER_KEY) is not the one",
  );
});
