// The search engine on Meilisearch, for any number of processes: one writes an index at a time, all read.
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { type Misfit, misfitOf } from "../../event-store/misfit.ts";
import { type LogMark, type Position, START } from "../../event-store/port.ts";
import { createAskedStates } from "../../read-store/asked-states.ts";
import { NotReady } from "../../server-away.ts";
import type { SearchEngine, SearchIndex } from "../port.ts";
import type { Presence } from "../presence.ts";
import { META_ID, type Meta, READY } from "./docs.ts";
import { allOf, isOneOf } from "./filter.ts";
import { groupIn } from "./index.ts";
import { createMeiliIndexes, type MeiliIndexes } from "./indexes.ts";
import { isUntold, leftoversOf, nameOf } from "./names.ts";
import { beginMeiliRebuild } from "./rebuild.ts";
import { requireRights } from "./rights.ts";
import { search } from "./search.ts";
import { createMeiliServers, type MeiliServers } from "./servers.ts";
import { writeKey } from "./terms.ts";
import { readMeiliUrl } from "./url.ts";

/** Throws ServerAway where no server answers, and with one line where the key lacks a right. */
export async function openMeiliSearchEngine(
  url: string,
  schemas: readonly IndexSchema[],
  users: Presence,
): Promise<SearchEngine> {
  const place = readMeiliUrl(url);
  const servers = createMeiliServers(place);
  const indexes = createMeiliIndexes(servers, users, place.prefix);
  try {
    for (const schema of schemas) indexes.declare(schema);
    await requireRights(place);
    await indexes.prepareAll(schemas.map(({ name }) => name));
  } catch (error) {
    await users.close();
    throw error;
  }
  const { stateOf, told } = createStateReader(servers, indexes);
  const states = createAskedStates((names) => Promise.all(names.map(stateOf)));
  /** Listeners know what this process has changed before it goes on. */
  const tell = async (name: string): Promise<void> => states.tell(name, await stateOf(name));
  const declared = <S extends IndexSchema>(schema: S, mustBeReady: boolean): SearchIndex<S> => {
    indexes.declare(schema);
    return createIndex(indexes, schema.name, mustBeReady, tell) as unknown as SearchIndex<S>;
  };

  return {
    attach: (log) => attach(servers, indexes, schemas, log, tell),
    index: (schema) => declared(schema, false),
    readyIndex: (schema) => declared(schema, true),
    async checkpoint(name) {
      const answers = await servers.answering((server) => indexes.metaOf(server, name));
      return answers.map(({ value }) => value?.position ?? START).reduce((a, b) => (a < b ? a : b));
    },
    version: async (name) => (await told(name))?.version ?? "",
    watch: states.watch,
    whenReached: states.whenReached,
    drop: (name) =>
      indexes.inTurn(name, async () => {
        await servers.all((server) => server.empty(indexes.uid(name)));
        await tell(name);
      }),
    rebuild: (schema) => beginMeiliRebuild(servers, indexes, users, schema, () => tell(schema.name)),
    async dropOlder(name) {
      const answers = await servers.answering((server) => server.indexes(`${place.prefix}-`));
      const there = [...new Set(answers.flatMap(({ value }) => value))];
      const used = await users.inUse();
      const [inUse, dropped] = [new Set<string>(), new Set<string>()];
      for (const uid of leftoversIn(place.prefix, there, name, indexes.uid(name))) {
        const each = nameOf(place.prefix, uid);
        // Engines before this one noted the name instead.
        const isUsed = used.has(uid) || (isUntold(uid) && used.has(each));
        if (!isUsed) await servers.answering((server) => server.remove(uid));
        (isUsed ? inUse : dropped).add(each);
      }
      return { dropped: [...dropped].filter((each) => !inUse.has(each)), inUse: [...inUse] };
    },
    async close() {
      states.close();
      await indexes.settle();
      await users.close();
    },
  };
}

function createIndex(
  indexes: MeiliIndexes,
  name: string,
  mustBeReady: boolean,
  tell: (name: string) => Promise<void>,
): SearchIndex {
  const read: MeiliIndexes["read"] = (name, work) =>
    indexes.read(name, async (server, uid) => {
      const found = await work(server, uid);
      // Looked at afterwards: what was searched may have been emptied meanwhile.
      if (mustBeReady && (await indexes.metaOf(server, name))?.ready !== READY) throw new NotReady(name);
      return found;
    });
  return {
    search: (query) => read(name, (server, uid) => search(server, uid, indexes.layout(name), query)),
    groups: ({ sort, keys, limit }) =>
      read(name, async (server, uid) => {
        const wanted = isOneOf(
          "keys",
          keys.map((key) => writeKey(sort, key)),
        );
        const filter = allOf(['kind = "group"', wanted]);
        const { hits } = await server.search(uid, { filter, attributesToRetrieve: ["group", "value"] }, 0, limit);
        return hits.map(groupIn).map((group) => ({ group: group.name, value: group.value }));
      }),
    apply: (batch) =>
      indexes.inTurn(name, async () => {
        await indexes.apply(name, batch, null);
        await tell(name);
      }),
  };
}

/** Leftovers of older versions and rebuilds, and indexes of this name that are made of something else. */
function leftoversIn(prefix: string, uids: readonly string[], name: string, own: string): readonly string[] {
  const names = new Set(
    leftoversOf(
      name,
      uids.map((uid) => nameOf(prefix, uid)),
    ),
  );
  const isOther = (uid: string): boolean => nameOf(prefix, uid) === name && uid !== own;
  return uids.filter((uid) => names.has(nameOf(prefix, uid)) || isOther(uid));
}

/** The newest state that any server tells; searches go to that one first. */
function createStateReader(servers: MeiliServers, indexes: MeiliIndexes) {
  let clock = 0;
  const told = async (name: string): Promise<Meta | undefined> => {
    const answers = await servers.answering((server) => indexes.metaOf(server, name));
    const positionOf = (meta: Meta | undefined): Position => meta?.position ?? START;
    const newest = answers.reduce((a, b) => (positionOf(b.value) > positionOf(a.value) ? b : a));
    servers.prefer(name, newest.server);
    return newest.value;
  };
  const stateOf = async (name: string) => {
    clock += 1;
    const asked = clock;
    const meta = await told(name);
    return {
      position: meta?.position ?? START,
      version: meta?.version ?? "",
      ready: meta?.ready === READY,
      clock: asked,
    };
  };
  return { told, stateOf };
}

async function attach(
  servers: MeiliServers,
  indexes: MeiliIndexes,
  schemas: readonly IndexSchema[],
  log: LogMark,
  tell: (name: string) => Promise<void>,
): Promise<readonly Misfit[]> {
  const misfits: Misfit[] = [];
  for (const { name } of schemas) {
    const answers = await servers.answering((server) => indexes.metaOf(server, name));
    for (const { server, value: meta } of answers) {
      const at = meta?.position ?? START;
      const reason = misfitOf(at, meta?.log ?? undefined, log, meta?.ready === READY);
      if (reason) {
        await server.empty(indexes.uid(name));
        if (!misfits.some((each) => each.name === name)) misfits.push({ name, file: "Meilisearch", reason, at });
      } else if (meta && meta.log !== log.id) await server.put(indexes.uid(name), [{ id: META_ID, log: log.id }]);
    }
    await tell(name);
  }
  indexes.setLog(log.id);
  return misfits;
}
