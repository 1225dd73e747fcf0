// GET admin/news-source: what the configuration names, and how it went.

import { NEWS_COLLECTIONS, NEWS_MODEL, type NewsSourceDoc } from "@sb/contracts/news/model.ts";
import { type NewsSource, NewsSourceState, newsSourceStateKey } from "@sb/contracts/news/source.ts";
import type { NewsSourceView } from "@sb/contracts/news/wire.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { documentsOf, type Models } from "../runtime/content.ts";

export type SourceDeps = {
  readonly readStore: Models;
  readonly files: Pick<Files, "get">;
  readonly newsSources: readonly NewsSource[];
};

const sourceDocs = documentsOf<NewsSourceDoc>(NEWS_MODEL, NEWS_COLLECTIONS.source);

export function getSources({ readStore, files, newsSources }: SourceDeps): Handler<"GET admin/news-source"> {
  return async () => {
    const docs = await sourceDocs.find(
      readStore,
      newsSources.map(({ sourceId }) => sourceId),
    );
    const states = await Promise.all(newsSources.map((source) => findState(files, source)));
    return { body: { items: newsSources.map((source, i) => sourceView(source, docs[i], states[i])) } };
  };
}

/** Undefined where it was never fetched from its URL of today, or the file is of another shape. */
async function findState(
  files: SourceDeps["files"],
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
