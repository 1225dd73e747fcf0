// A watch as the person who watches sees it.
import { Seen, Watched } from "@sb/contracts/watch/events.ts";
import type { WatchDoc } from "@sb/contracts/watch/model.ts";
import { watchStream } from "@sb/contracts/watch/subject.ts";
import type { WatchView } from "@sb/contracts/watch/wire.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

/** Without what was watched where its key is gone: the watch has just ended. */
export async function watchView({ open }: Pick<Vault, "open">, doc: WatchDoc): Promise<WatchView> {
  const { watchSeq, kind, on, pace, isPaused: paused, startedAt, sealed, last } = doc;
  const owner = watchStream.of(watchSeq);
  const [watched, seen] = await Promise.all([open(owner, sealed), last && open(owner, last.sealed)]);
  const { adrs, searchKeyword } = Watched.parse(watched ?? {});
  return {
    ...{ watchSeq, kind, adrs, searchKeyword, on: [...on], pace, paused, startedAt },
    ...(last && { last: { occasion: last.occasion, at: last.at, ...Seen.parse(seen ?? {}) } }),
  };
}
