// The state of a source, in the files store.
import { type NewsSource, NewsSourceState, newsSourceStateKey } from "@sb/contracts/news/source.ts";
import type { Files } from "@sb/platform/files/port.ts";

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
