import { join } from "node:path";
import { openSqliteSource } from "@sb/platform/event-store/sqlite/source.ts";
import { openTempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { expect, test } from "vitest";
import { watchSource } from "./unmoved.ts";

test("notices what was written or destroyed in the source meanwhile", async () => {
  await using temp = await openTempEventStore();
  const file = join(temp.dataDir, "events.db");
  const source = openSqliteSource(file);
  const eventId = uuidv7();
  const meta = { eventId, correlationId: eventId, actor: "t", at: "2026-01-01T00:00:00.000Z" };
  const requireUnmoved = await watchSource(source, file);
  await requireUnmoved();
  await temp.eventStore.append("note-1", [{ type: "Noted", version: 1, data: {}, meta }], -1);
  await expect(requireUnmoved()).rejects.toThrow("the source was written to meanwhile");
  const requireKept = await watchSource(source, file);
  await temp.eventStore.shred("note-1");
  await expect(requireKept()).rejects.toThrow("the source was written to meanwhile");
  source.close();
});
