import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { START } from "../event-store/port.ts";
import { openTempEventStore } from "../event-store/testing/testing.ts";
import { createKeysInLog } from "../keys/in-log.ts";
import { checkMasterKey } from "./check-master-key.ts";
import { createVault } from "./vault.ts";

it("keeps the fingerprint of the first master key once and lets it pass from then on", async () => {
  await using temp = await openTempEventStore();
  const keys = createKeysInLog(temp.eventStore);
  const vault = createVault({ keys, root: randomBytes(32) });
  await Promise.all(Array.from({ length: 4 }, () => checkMasterKey({ keys, vault })));
  await checkMasterKey({ keys, vault });
  expect(await temp.eventStore.readAll(START, 10)).toHaveLength(1);
});

it("refuses another", async () => {
  await using temp = await openTempEventStore();
  const keys = createKeysInLog(temp.eventStore);
  await checkMasterKey({ keys, vault: createVault({ keys, root: randomBytes(32) }) });
  const other = createVault({ keys, root: randomBytes(32) });
  await expect(checkMasterKey({ keys, vault: other })).rejects.toThrow(
    "The master key (master.key or SB_MASTER_KEY) is not the one",
  );
});
