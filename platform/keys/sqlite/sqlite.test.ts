import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { event } from "../../event-store/contract/events.ts";
import { openEventStore } from "../../event-store/open.ts";
import { NO_STREAM } from "../../event-store/port.ts";
import { testKeys } from "../contract/contract.ts";
import { openKeys } from "../open.ts";

async function createData() {
  const dataDir = await mkdtemp(join(tmpdir(), "sb-keys-"));
  const place = { dataDir, eventStoreUrl: "sqlite:" };
  return {
    place,
    open: async () => {
      const eventStore = await openEventStore("sqlite:", dataDir);
      return { eventStore, keys: await openKeys("sqlite:", { ...place, eventStore }) };
    },
    dispose: () => rm(dataDir, { recursive: true }),
  };
}

testKeys("sqlite", createData);

it("shares a commit with the first event: neither is there without the other", async () => {
  const data = await createData();
  const { eventStore, keys } = await data.open();
  await eventStore.append("note-1", [event("taken")], NO_STREAM);
  const { before } = await keys.prepare("report-1", "wrapped");
  expect(before).toHaveLength(1);
  expect(await keys.find("report-1")).toEqual({ status: "NONE" });
  await keys.close();
  await eventStore.close();
  await data.dispose();
});

it("opens without an event store, for those who only open keys", async () => {
  const data = await createData();
  const writing = await data.open();
  await writing.keys.make("report-1", "wrapped");
  const reading = await openKeys("sqlite:", data.place);
  expect(await reading.find("report-1")).toEqual({ status: "LIVE", wrapped: "wrapped" });
  await writing.keys.destroy("report-1");
  expect(await reading.find("report-1")).toEqual({ status: "DESTROYED" });
  for (const one of [reading, writing.keys, writing.eventStore]) await one.close();
  await data.dispose();
});

it.each([
  ["ftp://user:secret@host", "sqlite:", /^No store of keys for this URL: ftp:$/],
  [
    "sqlite:",
    "esdb://user:secret@host",
    /^SB_KEYS_URL=sqlite: keeps keys in the SQLite event store, and SB_EVENT_STORE_URL is another one$/,
  ],
])("refuses %s beside %s", async (url, eventStoreUrl, message) => {
  await expect(openKeys(url, { dataDir: "/nowhere", eventStoreUrl })).rejects.toThrow(message);
});
