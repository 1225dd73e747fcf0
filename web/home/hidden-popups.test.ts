import { expect, test } from "vitest";
import { endOfDay, hide, localDay, readHidden, writeHidden } from "./hidden-popups.ts";

const TODAY = "2026-03-01";

test("a dismissed popup stays hidden today", () => {
  const stored = writeHidden(hide(hide(readHidden(null, TODAY), 7), 9));
  expect(readHidden(stored, TODAY).seqs).toEqual([7, 9]);
});

test("a dismissed popup is shown again tomorrow", () => {
  const stored = writeHidden(hide(readHidden(null, TODAY), 7));
  expect(readHidden(stored, "2026-03-02")).toEqual({ day: "2026-03-02", seqs: [] });
});

test("dismissing the same popup twice stores it once", () => {
  expect(hide(hide(readHidden(null, TODAY), 7), 7).seqs).toEqual([7]);
});

test.each(["", "garbage", "{}", `${TODAY},x`])("%j hides nothing", (stored) => {
  expect(readHidden(stored, TODAY).seqs).toEqual([]);
});

test("uses the user's local day", () => {
  expect(localDay(new Date(2026, 2, 1, 23, 59))).toBe(TODAY);
});

test("the day ends at the next local midnight, also over the end of a month", () => {
  expect(endOfDay(new Date(2026, 1, 28, 23, 59))).toEqual(new Date(2026, 2, 1));
});
