// The two kinds of id: seqs, which people see and which sort by age, and event ids.
import { randomInt, randomUUIDv7 } from "node:crypto";

/** 2025-01-01T00:00:00Z in milliseconds. */
const EPOCH_MS = 1_735_689_600_000;
const PER_MS = 4_096;
/** The largest step between two seqs of one millisecond: large enough that neighbours cannot be guessed, small enough to stay near the clock. */
const STEP = 64;

let last = 0;

/**
 * A new dclrSeq, viewSeq …: milliseconds since 2025 × 4096 + random low bits. A positive safe integer (until 2094),
 * greater than every one this process made before.
 */
export function newSeq(nowMs: number = Date.now()): number {
  const byClock = Math.max(0, nowMs - EPOCH_MS) * PER_MS + randomInt(PER_MS);
  // Within one millisecond, or after the clock went back, run ahead of the clock instead of repeating.
  last = byClock > last ? byClock : last + 1 + randomInt(STEP);
  return last;
}

/** Every seq that this process makes from now on sorts after this one, whatever the clock says. */
export function sortAfter(seq: number): void {
  last = Math.max(last, seq);
}

/** The seqs that are made at an instant, milliseconds since 1970, are not smaller. */
export const firstSeqAt = (ms: number): number => Math.max(0, ms - EPOCH_MS) * PER_MS;

/** When a seq was made, in milliseconds since 1970. */
export const timeOfSeq = (seq: number): number => EPOCH_MS + Math.floor(seq / PER_MS);

const DAY_MS = 86_400_000;

/**
 * A seq of what happened some time ago, so that it stands among what was made then: any of that day's (`YYYY-MM-DD`, UTC).
 * Without a day, or before 2025, any of the very first day's; never of a day to come. It may be taken.
 */
export function seqOfDay(day: string | undefined, nowMs: number = Date.now()): number {
  const start = day === undefined ? EPOCH_MS : Math.min(nowMs, Math.max(EPOCH_MS, Date.parse(day)));
  return (start - EPOCH_MS) * PER_MS + 1 + randomInt(DAY_MS * PER_MS - 1);
}

/** The seqs of a day (`YYYY-MM-DD`, UTC) are greater than the first and not greater than the second. */
export const seqsOfDay = (day: string): readonly [after: number, last: number] => {
  const after = (Date.parse(day) - EPOCH_MS) * PER_MS - 1;
  return [after, after + DAY_MS * PER_MS];
};

/** A UUIDv7 (RFC 9562): sorts by the time it was made. */
export function uuidv7(): string {
  return randomUUIDv7();
}
