import type { ListAttempt } from "@sb/contracts/published/model.ts";
import { expect, test } from "vitest";
import { isDue } from "./next-try.ts";

const AT = "2026-11-20T00:00:00.000Z";
const list = { listSeq: 17, state: "ACTIVE", source: { url: "https://lists.example/a" }, everyHours: 24 } as const;
const later = (hours: number) => new Date(Date.parse(AT) + hours * 3_600_000).toISOString();
const taken: ListAttempt = { at: AT, outcome: "TAKEN", failures: 0 };
const failed = (failures: number): ListAttempt => ({ at: AT, outcome: "FAILED", code: "HTTP_STATUS", failures });

test("a list that was never fetched is due at once", () => {
  expect(isDue(list, AT)).toBe(true);
});

test("one that is paused, withdrawn or brought by hand never is", () => {
  expect(isDue({ ...list, state: "PAUSED" }, AT)).toBe(false);
  expect(isDue({ ...list, state: "WITHDRAWN" }, AT)).toBe(false);
  expect(isDue({ ...list, source: { file: true } }, AT)).toBe(false);
});

test.each<[string, ListAttempt, number, number]>([
  ["was taken", taken, 24, 24.5],
  ["was held", { ...taken, outcome: "HELD" }, 24, 24.5],
  ["failed once", failed(1), 1, 1.1],
  ["failed twice", failed(2), 2, 2.2],
  ["failed four times", failed(4), 8, 8.5],
  ["fails for long", failed(100), 24, 24.5],
])("one that %s is due again some hours later, and a little", (_, attempt, least, most) => {
  expect(isDue({ ...list, attempt }, later(least - 0.01))).toBe(false);
  expect(isDue({ ...list, attempt }, later(most))).toBe(true);
});

test("lists of one schedule are spread, the same for all who ask", () => {
  const dueAt = (listSeq: number) =>
    Array.from({ length: 60 }, (_, minute) => 24 + minute / 60).find((hours) =>
      isDue({ ...list, listSeq, attempt: taken }, later(hours)),
    );
  const all = Array.from({ length: 20 }, (_, listSeq) => dueAt(listSeq));
  expect(new Set(all).size).toBeGreaterThan(10);
  expect(Array.from({ length: 20 }, (_, listSeq) => dueAt(listSeq))).toEqual(all);
});

test("a clock that was put back does not stop it", () => {
  expect(isDue({ ...list, attempt: taken }, later(-48))).toBe(true);
});
