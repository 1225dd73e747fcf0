// When a source is fetched next.

/** Between two fetches that go well. Milliseconds. */
export const FETCH_EVERY_MS = 30 * 60_000;
/** The longest wait for a source that fails for long. */
const LONGEST_MS = 24 * 3_600_000;

/** A source that fails is asked half as often each time, and not before it asks for it itself (Retry-After). */
export function nextTryAt(nowMs: number, failures: number, retryAfterMs = 0): string {
  const wait = failures === 0 ? FETCH_EVERY_MS : FETCH_EVERY_MS * 2 ** Math.min(failures - 1, 10);
  return new Date(nowMs + Math.min(LONGEST_MS, Math.max(wait, retryAfterMs))).toISOString();
}

/** No source waits for longer than the longest wait, also where the clock was put back since. `now`: ISO 8601. */
export const isEarly = (nextTryAt: string | undefined, now: string): boolean =>
  nextTryAt !== undefined && nextTryAt > now && Date.parse(nextTryAt) <= Date.parse(now) + LONGEST_MS;

/** Milliseconds; RFC 9110, section 10.2.3: seconds or a date. 0 where it can't be read. */
export function retryAfterMs(header: string | undefined, nowMs: number): number {
  if (header === undefined) return 0;
  if (/^\d{1,9}$/.test(header)) return Number(header) * 1_000;
  const at = Date.parse(header);
  return Number.isNaN(at) ? 0 : Math.max(0, at - nowMs);
}
