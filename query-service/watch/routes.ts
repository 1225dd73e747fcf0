// The watch subject's reads.
import { paginate } from "@sb/contracts/http.ts";
import { Seen, Watched } from "@sb/contracts/watch/events.ts";
import { WATCH_COLLECTIONS, WATCH_LIMITS, WATCH_LISTS, WATCH_MODEL, type WatchDoc } from "@sb/contracts/watch/model.ts";
import type { WatchQueryKey } from "@sb/contracts/watch/routes.ts";
import { watchStream } from "@sb/contracts/watch/subject.ts";
import { targetTopic } from "@sb/contracts/watch/topics.ts";
import type { WatchView } from "@sb/contracts/watch/wire.ts";
import { normalizeAddress, recognizeAll } from "@sb/knowledge/address/normalize.ts";
import { watchesOnAll } from "@sb/knowledge/address/same-wallet.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { QueryRoutes } from "../runtime/parts.ts";

export type WatchQueryDeps = {
  readonly readStore: Pick<ReadStore, "model">;
  readonly vault: Pick<Vault, "open" | "mac">;
};

export const routes = ((deps: WatchQueryDeps): Handlers<WatchQueryKey> => {
  return {
    "GET watch": async ({ query: { adrs, pagination }, caller }) => {
      const { page, size } = pagination;
      const all = await watchesOf(deps, caller.userId);
      const asked = adrs === undefined ? all : all.filter(isOn(deps, adrs));
      const docs = asked.slice((page - 1) * size, page * size);
      const items = await Promise.all(docs.map((doc) => watchView(deps.vault, doc)));
      return { body: { items, pagination: paginate(page, size, asked.length) } };
    },
  };
}) satisfies QueryRoutes;

/** A person has few. The newest first. */
async function watchesOf({ readStore }: WatchQueryDeps, userId: string): Promise<readonly WatchDoc[]> {
  const model = readStore.model(WATCH_MODEL);
  const page = { offset: 0, limit: WATCH_LIMITS.watches, newestFirst: true };
  const { members } = await model.list(WATCH_LISTS.of(userId), page);
  const docs = await model.getMany(members.map((id) => ({ collection: WATCH_COLLECTIONS.watch, id })));
  // Only its projection writes there.
  return docs.flatMap((doc) => (doc ? [doc as WatchDoc] : []));
}

/** No watch is on what is no address. */
function isOn({ vault: { mac } }: WatchQueryDeps, adrs: string): (doc: WatchDoc) => boolean {
  const identities = recognizeAll(adrs);
  const other = normalizeAddress({ declareType: "WALLET", chain: "OTHER", text: adrs });
  const keys = identities.length === 0 && other.ok ? [other.addressKey] : watchesOnAll(identities);
  const topics = keys.map((key) => targetTopic(mac, key));
  return (doc) => topics.includes(doc.topic);
}

/** Without what was watched where its key is gone: the watch has just ended. */
async function watchView({ open }: Pick<Vault, "open">, doc: WatchDoc): Promise<WatchView> {
  const { watchSeq, kind, on, pace, isPaused: paused, startedAt, sealed, last } = doc;
  const owner = watchStream.of(watchSeq);
  const [watched, seen] = await Promise.all([open(owner, sealed), last && open(owner, last.sealed)]);
  const { adrs, searchKeyword } = Watched.parse(watched ?? {});
  return {
    ...{ watchSeq, kind, adrs, searchKeyword, on: [...on], pace, paused, startedAt },
    ...(last && { last: { occasion: last.occasion, at: last.at, ...Seen.parse(seen ?? {}) } }),
  };
}
