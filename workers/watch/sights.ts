// Hits of watches that go on.
import { Seen, type WatchHit } from "@sb/contracts/watch/events.ts";
import {
  WATCH_COLLECTIONS,
  WATCH_MODEL,
  type WatchDoc,
  type WatchKind,
  type WatchOccasion,
} from "@sb/contracts/watch/model.ts";
import { watchStream } from "@sb/contracts/watch/subject.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type Sight = {
  readonly kind: WatchKind;
  readonly occasion: WatchOccasion;
  /** Undefined where there is no report to read any more. */
  readonly dclrSeq: number | undefined;
};

type Deps = {
  readonly readStore: { model(name: string): Pick<ReadModel, "getMany"> };
  readonly vault: Pick<Vault, "open">;
};

/** Without those of watches that have ended or are paused since. */
export async function sightsOf(
  { readStore, vault }: Deps,
  hits: readonly WatchHit["data"][],
): Promise<readonly Sight[]> {
  const keys = hits.map(({ watchSeq }) => ({ collection: WATCH_COLLECTIONS.watch, id: String(watchSeq) }));
  // Only its projection writes there.
  const docs = (await readStore.model(WATCH_MODEL).getMany(keys)) as readonly (WatchDoc | undefined)[];
  const sights = hits.map(async ({ watchSeq, kind, occasion, sealed }, at): Promise<Sight | undefined> => {
    const doc = docs[at];
    const opened = doc && !doc.isPaused && (await vault.open(watchStream.of(watchSeq), sealed));
    return opened ? { kind, occasion, dclrSeq: Seen.parse(opened).dclrSeq } : undefined;
  });
  return (await Promise.all(sights)).filter((sight) => sight !== undefined);
}
