import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { viewsProjection } from "./projections.ts";

const counted = (day: string, ...views: readonly object[]): Given => ({
  stream: `views-${day}`,
  type: "ViewsCounted",
  version: 1,
  data: { views },
});

const LOG = history([
  counted("2026-01-01", { kind: "NEWS", seq: 7, count: 2 }, { kind: "NOTICE", seq: 7, count: 1 }),
  counted("2026-01-01", { kind: "NEWS", seq: 7, count: 1 }),
  counted("2026-01-02", { kind: "NEWS", seq: 7, count: 4 }, { kind: "SAFER_VIEW", seq: 1, count: 1 }),
  // A process whose clock is behind still counts the day before.
  counted("2026-01-01", { kind: "NEWS", seq: 7, count: 1 }),
]);

test("adds up what was counted, of each kind for itself and over all days", async () => {
  const { docs } = (await projected(viewsProjection, LOG)).contents;
  expect(Object.entries(docs).map(([id, doc]) => [id, doc.count])).toEqual([
    ["views/NEWS~7", 8],
    ["views/NOTICE~7", 1],
    ["views/SAFER_VIEW~1", 1],
  ]);
});

test("same events twice", () => sameEventsTwice(viewsProjection, LOG));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(viewsProjection, LOG));
