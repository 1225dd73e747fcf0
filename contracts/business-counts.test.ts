import { expect, test } from "vitest";
import { BUSINESS_COUNTS } from "./business-counts.ts";
import { streams } from "./subjects.ts";

test("each count is of events that there are, under a name of its own", () => {
  const types = new Set(streams.flatMap(({ events }) => events.definitions.map(({ type }) => type)));
  for (const { events } of BUSINESS_COUNTS) for (const type of events) expect(types).toContain(type);
  const names = BUSINESS_COUNTS.map(({ name }) => name);
  expect(new Set(names).size).toBe(names.length);
  for (const name of names) expect(name).toMatch(/^sb_[a-z_]+_total$/);
});
