// What is kept of a fetch.
import type { NewsSource, NewsSourceState } from "@sb/contracts/news/source.ts";
import type { Fetched } from "./fetch-feed.ts";
import { nextTryAt } from "./next-try.ts";
import type { Taken } from "./take-in.ts";

/** `now`: ISO 8601. */
export function stateAfter(
  { url }: NewsSource,
  fetched: Fetched,
  taken: Taken | undefined,
  before: NewsSourceState | undefined,
  now: string,
): NewsSourceState {
  const nowMs = Date.parse(now);
  const nothing = { seen: before?.seen ?? [], day: before?.day ?? { date: now.slice(0, 10), brought: 0 } };
  const kept = { ...nothing, url, triedAt: now };
  const { etag, lastModified, succeededAt, failures = 0, brought = 0 } = before ?? {};
  switch (fetched.outcome) {
    case "READ": {
      const validators = { etag: fetched.etag, lastModified: fetched.lastModified };
      return {
        ...kept,
        brought: 0,
        ...taken,
        ...validators,
        succeededAt: now,
        failures: 0,
        nextTryAt: nextTryAt(nowMs, 0),
      };
    }
    case "UNCHANGED":
      return { ...kept, etag, lastModified, succeededAt: now, failures: 0, brought: 0, nextTryAt: nextTryAt(nowMs, 0) };
    case "FAILED": {
      const { code, status } = fetched;
      const next = nextTryAt(nowMs, failures + 1, fetched.retryAfterMs);
      const failure = { code, ...(status !== undefined && { status }) };
      return { ...kept, etag, lastModified, succeededAt, failure, failures: failures + 1, brought, nextTryAt: next };
    }
    default:
      return fetched satisfies never;
  }
}
