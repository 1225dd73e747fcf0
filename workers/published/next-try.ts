// When a published list is fetched next.
import { createHash } from "node:crypto";
import type { ListDoc } from "@sb/contracts/published/model.ts";

const HOUR_MS = 3_600_000;
/** Lists of one schedule are spread over a tenth of their time, and no more than this. */
const JITTER_MOST_MS = HOUR_MS / 2;

type Scheduled = Pick<ListDoc, "listSeq" | "state" | "source" | "everyHours" | "attempt">;

/**
 * Whether a list is to be fetched by now (ISO 8601). One that was never fetched is, at once. After a failure it is tried an hour later, then
 * half as often each time, until it is as seldom as its own schedule.
 */
export function isDue(list: Scheduled, now: string): boolean {
  if (list.state !== "ACTIVE" || !("url" in list.source)) return false;
  if (!list.attempt) return true;
  const wait = waitOf(list.attempt, list);
  const age = Date.parse(now) - Date.parse(list.attempt.at);
  // One that lies ahead was made by another clock, before it was put back.
  return age >= wait || age < -HOUR_MS;
}

function waitOf(
  { at, failures, outcome }: NonNullable<Scheduled["attempt"]>,
  { listSeq, everyHours }: Scheduled,
): number {
  const usual = everyHours * HOUR_MS;
  const wait = outcome === "FAILED" ? Math.min(usual, HOUR_MS * 2 ** Math.min(Math.max(failures, 1) - 1, 10)) : usual;
  return wait + Math.min(JITTER_MOST_MS, wait / 10) * shareOf(`${listSeq} ${at}`);
}

/** 0 to 1: the same for all who ask, another one each time. */
const shareOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE() / 2 ** 32;
