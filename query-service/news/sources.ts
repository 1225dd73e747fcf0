// GET admin/news-source: what the configuration names, and how it went.
import { NEWS_COLLECTIONS, NEWS_MODEL, type NewsSourceDoc } from "@sb/contracts/news/model.ts";
import type { NewsSource } from "@sb/contracts/news/source.ts";
import { NewsSourceState, newsSourceStateKey } from "@sb/contracts/news/source-state.ts";
import type { NewsSourceView } from "@sb/contracts/news/wire.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { NewsQueryDeps } from "./deps.ts";

export function getSources({ readStore, files, newsSources }: NewsQueryDeps): Handler<"GET admin/news-source"> {
  return async () => {
    const keys = newsSources.map(({ sourceId }) => ({ collection: NEWS_COLLECTIONS.source, id: sourceId }));
    const docs = (await readStore.model(NEWS_MODEL).getMany(keys)) as readonly (NewsSourceDoc | undefined)[];
    const states = await Promise.all(newsSources.map((source) => findState(files, source)));
    return { body: { items: newsSources.map((source, i) => sourceView(source, docs[i], states[i])) } };
  };
}

/** Undefined where it was never fetched from its URL of today, or the file is of another shape. */
async function findState(
  files: NewsQueryDeps["files"],
  { sourceId, url }: NewsSource,
): Promise<NewsSourceState | undefined> {
  const bytes = await files.get(newsSourceStateKey(sourceId));
  const state = bytes && NewsSourceState.safeParse(JSON.parse(Buffer.from(bytes).toString("utf8"))).data;
  return state?.url === url ? state : undefined;
}

function sourceView(
  source: NewsSource,
  doc: NewsSourceDoc | undefined,
  state: NewsSourceState | undefined,
): NewsSourceView {
  const paused = doc?.paused;
  const { triedAt, succeededAt, failure, failures = 0, brought = 0, nextTryAt } = state ?? {};
  return {
    ...source,
    state: stateOf(paused !== undefined, state),
    triedAt,
    succeededAt,
    failure,
    failures,
    nextTryAt: paused ? undefined : nextTryAt,
    brought,
    paused,
  };
}

function stateOf(isPaused: boolean, state: NewsSourceState | undefined): NewsSourceView["state"] {
  if (isPaused) return "PAUSED";
  if (!state) return "NEW";
  return state.failure ? "FAILING" : "OK";
}
