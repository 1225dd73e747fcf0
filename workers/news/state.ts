// The state of a source, in the files store, and what is kept of a fetch.
import { type NewsSource, NewsSourceState, newsSourceStateKey } from "@sb/contracts/news/source.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Fetched } from "./fetch-feed.ts";
import { nextTryAt } from "./next-try.ts";
import type { Taken } from "./take-in.ts";

/** Undefined where it was never fetched from this URL. One that can't be read is as none. */
export async function readState(
  files: Pick<Files, "get">,
  { sourceId, url }: NewsSource,
): Promise<NewsSourceState | undefined> {
  const bytes = await files.get(newsSourceStateKey(sourceId));
  const state = bytes && NewsSourceState.safeParse(parsed(Buffer.from(bytes).toString("utf8"))).data;
  return state?.url === url ? state : undefined;
}

export const writeState = (files: Pick<Files, "put">, sourceId: string, state: NewsSourceState): Promise<void> =>
  files.put(newsSourceStateKey(sourceId), Buffer.from(JSON.stringify(state)));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

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
