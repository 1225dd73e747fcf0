// Builds every read model and index anew from the log and compares them with those that were kept up to date under faults.
import { isDeepStrictEqual } from "node:util";
import { FIGURES_MODEL } from "@sb/contracts/figures/model.ts";
import { SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import { UNUSUAL_COLLECTIONS, UNUSUAL_MODEL } from "@sb/contracts/unusual/model.ts";
import { createLogger } from "@sb/platform/log.ts";
import { PROJECTIONS } from "@sb/projector/main.ts";
import { startProjector } from "@sb/projector/runtime/start.ts";
import { atOnce } from "./call.ts";
import { contentOf, createModels, openReadStore } from "./ports/read-store.ts";
import { createIndexes, openSearchEngine } from "./ports/search.ts";
import type { Room } from "./room.ts";

/**
 * They remember of a deleted report that it was there: of its filing, when the text could still be read (docs/decisions/0087), and of its
 * revocation. Nothing of that can be made anew.
 */
const REMEMBERS: ReadonlySet<string> = new Set([UNUSUAL_MODEL, SHARING_MODEL]);
/** The figures ask the rules for unusual filings as well (docs/decisions/0126): that part of them remembers, too. */
const isRemembered = (model: string, key: string): boolean =>
  model === FIGURES_MODEL && (/unusual/i.test(key) || key.startsWith(UNUSUAL_COLLECTIONS.window));

/** Where the rebuilt differ. */
export async function rebuild(room: Room): Promise<readonly string[]> {
  const host = room.host();
  if (!host) return ["there is no process that could open the log"];
  const models = createModels();
  const indexes = createIndexes();
  const projector = startProjector({
    ...PROJECTIONS,
    eventStore: host.eventStore,
    readStore: openReadStore(models),
    searchEngine: openSearchEngine(indexes, atOnce),
    log: createLogger("silent"),
  });
  await projector.whenProjected(await host.eventStore.head());
  await projector.stop();
  const { disks } = room;
  const names = PROJECTIONS.projections.map(({ name }) => name).filter((name) => !REMEMBERS.has(name));
  const ofModels = names.flatMap((name) => {
    const [kept, built] = [disks.models.models.get(name), models.models.get(name)];
    return differences(name, kept ? contentOf(kept) : new Map(), built ? contentOf(built) : new Map());
  });
  const ofIndexes = PROJECTIONS.indexProjections.flatMap(({ schema: { name } }) => {
    const textOf = (from: typeof indexes) =>
      new Map([...(from.all.get(name)?.docs ?? [])].map(([id, doc]) => [String(id), JSON.stringify(doc)]));
    return differences(name, textOf(disks.indexes), textOf(indexes));
  });
  return [...ofModels, ...ofIndexes];
}

/** The order of a document's fields says nothing: a day that was counted first may be the one that was deleted since. */
function differences(
  name: string,
  kept: ReadonlyMap<string, string>,
  built: ReadonlyMap<string, string>,
): readonly string[] {
  const keys = new Set([...kept.keys(), ...built.keys()]);
  return [...keys].flatMap((key) => {
    if (isRemembered(name, key)) return [];
    const [one, other] = [kept.get(key), built.get(key)];
    return one === other || (one && other && isDeepStrictEqual(JSON.parse(one), JSON.parse(other)))
      ? []
      : [`${name} ${key.replaceAll("\0", " ")}: kept ${one?.slice(0, 300)}, built ${other?.slice(0, 300)}`];
  });
}
