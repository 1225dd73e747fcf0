import { expect, test } from "vitest";
import { createGroupLog } from "./group-log.ts";

test("changes are told from where one has read to, unless they are too many", () => {
  const log = createGroupLog();
  expect(log.since(0)).toEqual([]);
  for (let no = 0; no < 2_000; no++) log.add({ no, before: 2_000 - no });
  expect(log.length).toBe(2_000);
  expect(log.since(1_998)).toEqual([
    { no: 1_998, before: 2 },
    { no: 1_999, before: 1 },
  ]);
  expect(log.since(976)).toHaveLength(1_024);
  expect(log.since(975)).toBeUndefined();
});
