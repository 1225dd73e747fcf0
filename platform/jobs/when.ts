// When a schedule runs. Times are calculated, not stored, so that any number of processes agree on them.
import { Cron } from "croner";
import { JobInvalid } from "./port.ts";

/**
 * At each multiple of an interval since 1970 (milliseconds), or by a cron pattern of five fields in a time zone (IANA).
 * A time of day that clocks skip comes at the end of the gap; one that they repeat comes once.
 */
export type When = { readonly everyMs: number } | { readonly cron: string; readonly timeZone: string };

const SHORTEST_MS = 100;
const LONGEST_MS = 366 * 86_400_000;
const LONGEST_TEXT = 100;
/** Croner also takes dates and nicknames. */
const FIVE_FIELDS = /^\S+(?: \S+){4}$/;

/** The first time strictly after a time, both in milliseconds since 1970. Throws JobInvalid. */
export function nextAfter(when: When, afterMs: number): number {
  if ("everyMs" in when) return (Math.floor(afterMs / requireInterval(when.everyMs)) + 1) * when.everyMs;
  const { cron, timeZone } = when;
  if (cron.length > LONGEST_TEXT || timeZone.length > LONGEST_TEXT) throw new JobInvalid("a cron pattern is too long");
  if (!FIVE_FIELDS.test(cron)) throw new JobInvalid(`not a cron pattern of five fields: ${cron}`);
  const next = nextOfPattern(cron, timeZone, afterMs);
  if (next === null) throw new JobInvalid(`a time that never comes: ${cron}`);
  return next.getTime();
}

function nextOfPattern(cron: string, timeZone: string, afterMs: number): Date | null {
  try {
    return new Cron(cron, { mode: "5-part", timezone: timeZone, paused: true }).nextRun(new Date(afterMs));
  } catch (error) {
    throw new JobInvalid(`not a cron pattern, or not a time zone: ${cron} ${timeZone}`, { cause: error });
  }
}

function requireInterval(everyMs: number): number {
  if (Number.isSafeInteger(everyMs) && everyMs >= SHORTEST_MS && everyMs <= LONGEST_MS) return everyMs;
  throw new JobInvalid(`not an interval from ${SHORTEST_MS} ms to a year: ${everyMs}`);
}
