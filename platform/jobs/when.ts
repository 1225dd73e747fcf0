// When a schedule runs. Times are calculated, not stored, so that any number of processes agree on them.
import { CronExpressionParser } from "cron-parser";
import { JobInvalid } from "./port.ts";

/**
 * At each multiple of an interval since 1970 (milliseconds), or by a cron pattern of five fields in a time zone (IANA).
 * A time of day that clocks skip comes as much later; one that they repeat comes once.
 */
export type When = { readonly everyMs: number } | { readonly cron: string; readonly timeZone: string };

const SHORTEST_MS = 100;
const LONGEST_MS = 366 * 86_400_000;
const FIVE_FIELDS = /^[\d*,/LA-Za-z-]+(?: [\d*,/LA-Za-z#-]+){4}$/;
const LONGEST_PATTERN = 100;

/** The first time strictly after a time, both in milliseconds since 1970. Throws JobInvalid. */
export function nextAfter(when: When, afterMs: number): number {
  if ("everyMs" in when) return (Math.floor(afterMs / requireInterval(when.everyMs)) + 1) * when.everyMs;
  const { cron, timeZone } = when;
  if (cron.length > LONGEST_PATTERN || !FIVE_FIELDS.test(cron))
    throw new JobInvalid("not a cron pattern of five fields");
  try {
    return CronExpressionParser.parse(cron, { currentDate: new Date(afterMs), tz: timeZone })
      .next()
      .getTime();
  } catch (error) {
    throw new JobInvalid(`not a cron pattern, or not a time zone: ${cron} ${timeZone}`, { cause: error });
  }
}

function requireInterval(everyMs: number): number {
  if (Number.isSafeInteger(everyMs) && everyMs >= SHORTEST_MS && everyMs <= LONGEST_MS) return everyMs;
  throw new JobInvalid(`not an interval from ${SHORTEST_MS} ms to a year: ${everyMs}`);
}
