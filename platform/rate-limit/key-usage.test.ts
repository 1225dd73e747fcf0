import { expect, test } from "vitest";
import { createKeyUsage } from "./key-usage.ts";
import { openMemory } from "./memory.ts";

test("counts each key's requests by the day, newest first, and leaves out days without any", async () => {
  let now = "2026-02-27T23:59:59.000Z";
  const usage = createKeyUsage(openMemory(), () => now);
  await usage.asked("a");
  now = "2026-03-01T00:00:00.000Z";
  await usage.asked("a");
  await usage.asked("a");
  await usage.refused("a");
  await usage.asked("b");
  expect(await usage.read("a", 30)).toEqual([
    { day: "2026-03-01", requests: 2, refused: 1 },
    { day: "2026-02-27", requests: 1, refused: 0 },
  ]);
  expect(await usage.read("a", 2)).toEqual([{ day: "2026-03-01", requests: 2, refused: 1 }]);
  expect(await usage.read("nobody's", 30)).toEqual([]);
});
