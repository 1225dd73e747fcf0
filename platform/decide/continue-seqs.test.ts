import { expect, test } from "vitest";
import type { StoredEvent } from "../event-store/port.ts";
import { firstSeqAt, newSeq } from "../ids.ts";
import { continueSeqs, newestSeq } from "./continue-seqs.ts";

const NOW = Date.parse("2026-11-26T12:00:00.000Z");
const HOUR = 3_600_000;

function logOf(...events: readonly Partial<StoredEvent>[]) {
  const stored = events.map((event, at): StoredEvent => {
    const meta = {
      eventId: `e-${at}`,
      correlationId: "c",
      actor: "u1",
      at: new Date(NOW).toISOString(),
      ...event.meta,
    };
    return {
      type: "Something",
      version: 1,
      data: {},
      revision: 0,
      stream: "account-u1",
      ...event,
      meta,
      position: `${at + 1_000}`,
    };
  });
  return {
    readBack: async (limit: number, before = "9999") =>
      stored
        .filter(({ position }) => position < before)
        .toReversed()
        .slice(0, limit),
  };
}
const at = (ms: number) => ({ meta: { at: new Date(ms).toISOString() } as StoredEvent["meta"] });
const filed = (seq: number, ms = NOW) => ({ stream: `report-${seq}`, data: { dclrSeq: seq }, ...at(ms) });

test("is that of the newest stream or of what an event names, whichever is greater", async () => {
  const seq = firstSeqAt(NOW) + 7;
  expect(await newestSeq(logOf(filed(seq - 9), filed(seq), { ...at(NOW - 48 * HOUR) }))).toBe(seq);
  const commented = { stream: `inquiry-${seq}`, revision: 3, data: { seq, commentSeq: seq + 4 } };
  expect(await newestSeq(logOf(filed(seq), commented))).toBe(seq + 4);
});

test("is found behind hundreds of events about older things, stored by a clock that was put back", async () => {
  const seq = firstSeqAt(NOW) + 7;
  const old = firstSeqAt(NOW - 900 * HOUR);
  const later = Array.from({ length: 1_700 }, (_, i) => ({
    stream: i % 2 === 0 ? `deliveries-${old + i}` : `comment-${old}`,
    revision: i % 2 === 0 ? 0 : i,
    ...at(NOW - 48 * HOUR),
  }));
  expect(await newestSeq(logOf(filed(seq), ...later))).toBe(seq);
});

test("leaves out what was imported, whose seq is of the day on which it was reported", async () => {
  const imported = { ...filed(firstSeqAt(NOW + 9 * HOUR)), data: { dclrSeq: 1, provenance: { source: "list" } } };
  expect(await newestSeq(logOf(imported))).toBe(firstSeqAt(NOW));
});

test("new seqs sort after it, though the clock is two days behind", async () => {
  const seq = firstSeqAt(NOW) + 7;
  await continueSeqs(logOf(filed(seq)));
  expect(newSeq(NOW - 48 * HOUR)).toBeGreaterThan(seq);
  await continueSeqs(logOf());
  expect(newSeq(NOW - 48 * HOUR)).toBeGreaterThan(seq + 1);
});
