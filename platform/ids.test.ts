import { describe, expect, it } from "vitest";
import { newSeq, seqOfDay, uuidv7 } from "./ids.ts";

// Each test that runs ahead of the clock uses its own time: seqs only ever grow within a process.
const FAR_AHEAD = Date.UTC(2060, 0, 1);
const FARTHER_AHEAD = Date.UTC(2080, 0, 1);

describe("newSeq", () => {
  it("is strictly increasing, also within one millisecond", () => {
    const seqs = Array.from({ length: 20_000 }, () => newSeq());
    expect(seqs.every((seq, i) => i === 0 || seq > (seqs[i - 1] ?? Infinity))).toBe(true);
  });

  it("is increasing when the clock goes back", () => {
    const before = newSeq();
    expect(newSeq(Date.UTC(2025, 5, 1))).toBeGreaterThan(before);
  });

  it("contains its time and is a safe integer", () => {
    const seq = newSeq(FARTHER_AHEAD);
    expect(Number.isSafeInteger(seq)).toBe(true);
    expect(Math.floor(seq / 4_096)).toBe(FARTHER_AHEAD - Date.UTC(2025, 0, 1));
  });

  it("leaves unpredictable gaps between seqs of one moment", () => {
    const seqs = Array.from({ length: 200 }, () => newSeq(FAR_AHEAD));
    const gaps = new Set(seqs.slice(1).map((seq, i) => seq - (seqs[i] ?? 0)));
    expect(gaps.size).toBeGreaterThan(10);
  });
});

describe("seqOfDay", () => {
  const now = Date.UTC(2026, 5, 1);
  const dayOf = (seq: number) => Math.floor(seq / 4_096 / 86_400_000);

  it.each([
    ["2025-03-01", 59],
    ["2019-05-01", 0],
    [undefined, 0],
    ["9999-12-31", 516],
  ])("%s is on day %i after the beginning of 2025", (day, expected) => {
    const seqs = Array.from({ length: 100 }, () => seqOfDay(day, now));
    expect(new Set(seqs.map(dayOf))).toEqual(new Set([expected]));
    expect(new Set(seqs).size).toBe(100);
    expect(seqs.every((seq) => Number.isSafeInteger(seq) && seq > 0)).toBe(true);
  });
});

describe("uuidv7", () => {
  it("has version 7, the RFC's variant and the time first", () => {
    const from = Date.now();
    const id = uuidv7();
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const time = Number.parseInt(id.replace("-", "").slice(0, 12), 16);
    expect(time).toBeGreaterThanOrEqual(from);
    expect(time).toBeLessThanOrEqual(Date.now());
  });

  it("is unique", () => {
    expect(new Set(Array.from({ length: 10_000 }, uuidv7)).size).toBe(10_000);
  });
});
