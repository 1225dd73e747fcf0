// The embedded search engine: inverted indexes in SQLite, a file each, one thread that writes them all, and a few that search.
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { START } from "../../event-store/port.ts";
import { createStates } from "../../read-store/states.ts";
import { NotReady } from "../../server-away.ts";
import type { OnDamage } from "../../sqlite/damage.ts";
import type { SearchEngine, SearchIndex } from "../port.ts";
import type { SqliteIndex } from "./index.ts";
import { createSqliteIndexes } from "./indexes.ts";
import { beginRebuild } from "./rebuild.ts";
import type { ReadersOptions } from "./threads/readers.ts";

/** Opens the indexes of `schemas`, in files beside `path` that bear their names. */
export async function openSqliteSearchEngine(
  path: string,
  schemas: readonly IndexSchema[],
  onDamage?: OnDamage,
  readers?: ReadersOptions,
): Promise<SearchEngine> {
  const indexes = createSqliteIndexes(path, onDamage, readers);
  try {
    for (const schema of schemas) {
      indexes.declare(schema);
      await indexes.use(schema.name, (index) => index.prepare());
    }
  } catch (error) {
    await indexes.close();
    throw error;
  }
  const states = createStates(indexes.state, indexes.haveChanged);
  /** Looked at afterwards: what was searched may have been dropped meanwhile. */
  const found = <Found>(name: string, mustBeReady: boolean, search: (index: SqliteIndex) => Promise<Found>) =>
    indexes.use(name, async (index) => {
      const answer = await search(index);
      if (mustBeReady && !index.isReady()) throw new NotReady(name);
      return answer;
    });
  const indexOf = (name: string, mustBeReady: boolean): SearchIndex => ({
    search: (query) => found(name, mustBeReady, (index) => index.search(query)),
    groups: (query) => found(name, mustBeReady, (index) => index.groups(query)),
    async apply(batch) {
      await indexes.write(name, (index) => index.apply(batch));
      states.changed(name);
    },
  });
  const declared = <S extends IndexSchema>(schema: S, mustBeReady: boolean): SearchIndex<S> => {
    indexes.declare(schema);
    return indexOf(schema.name, mustBeReady) as unknown as SearchIndex<S>;
  };
  return {
    attach: indexes.attach,
    index: (schema) => declared(schema, false),
    readyIndex: (schema) => declared(schema, true),
    async checkpoint(name) {
      return indexes.exists(name) ? indexes.use(name, (index) => index.position()) : START;
    },
    async version(name) {
      return indexes.exists(name) ? indexes.use(name, (index) => index.version()) : "";
    },
    watch: states.watch,
    whenReached: states.whenReached,
    async drop(name) {
      await indexes.drop(name);
      states.changed(name);
    },
    rebuild: (schema) => beginRebuild(indexes, schema, () => states.changed(schema.name)),
    dropOlder: indexes.dropOlder,
    async close() {
      states.close();
      await indexes.close();
    },
  };
}
