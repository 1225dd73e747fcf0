// The indexes of an engine by name: declared, opened when they are asked for, dropped, promoted.
import { renameSync } from "node:fs";
import { basename } from "node:path";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { type Misfit, misfitOf } from "../../event-store/misfit.ts";
import { type LogMark, START } from "../../event-store/port.ts";
import type { ModelState } from "../../read-store/port.ts";
import { type OnDamage, openOrRemake } from "../../sqlite/damage.ts";
import { layoutOf } from "../analysis/layout.ts";
import type { SearchEngine } from "../port.ts";
import { openSqliteIndex, type SqliteIndex } from "./index.ts";
import { fileOf, filesOf, leftoversOf, nextFileOf } from "./storage/file-names.ts";
import { IndexRetired } from "./storage/retired.ts";
import { startWriter } from "./threads/client.ts";
import { type ReadersOptions, startReaders } from "./threads/readers.ts";

export type SqliteIndexes = {
  /** Throws where the name was declared with other fields. */
  declare(schema: IndexSchema): void;
  /** As SearchEngine.attach, for all that are declared. */
  attach(log: LogMark): Promise<readonly Misfit[]>;
  /** Whether there is anything of it. */
  exists(name: string): boolean;
  /** Runs `work` on the index, which is opened where it is not; again where another process retired it meanwhile. */
  use<T>(name: string, work: (index: SqliteIndex) => T | Promise<T>): Promise<T>;
  /** As `use`, but not while another index takes this one's place. */
  write<T>(name: string, work: (index: SqliteIndex) => T | Promise<T>): Promise<T>;
  /** That of nothing where it is not open. */
  state(name: string): ModelState;
  /** Whether another process has changed an open index since the last call. */
  haveChanged(): boolean;
  drop(name: string): Promise<void>;
  dropOlder: SearchEngine["dropOlder"];
  promote(from: string, to: string): Promise<void>;
  close(): Promise<void>;
};

export function createSqliteIndexes(path: string, onDamage?: OnDamage, options?: ReadersOptions): SqliteIndexes {
  const writer = startWriter();
  const readers = startReaders(options);
  const threads = { writer, readers };
  let isClosed = false;
  const schemas = new Map<string, IndexSchema>();
  const opening = new Map<string, Promise<SqliteIndex>>();
  const opened = new Map<string, SqliteIndex>();
  /** Who opens or writes waits for these. */
  const dropping = new Map<string, Promise<void>>();
  const promoting = new Map<string, Promise<void>>();

  const schemaOf = (name: string): IndexSchema => {
    const schema = schemas.get(name);
    if (schema === undefined) throw new Error(`No search index ${name} was declared`);
    return schema;
  };
  const retireAll = async (files: readonly string[]): Promise<void> => {
    for (const file of files) await writer.retire(file);
  };
  const openNew = async (name: string): Promise<SqliteIndex> => {
    await dropping.get(name);
    const [file = fileOf(path, name), ...replaced] = filesOf(path, name);
    await retireAll(replaced);
    const index = await openOrRemake(file, () => openSqliteIndex(file, schemaOf(name), threads, onDamage), onDamage);
    opened.set(name, index);
    return index;
  };
  const open = (name: string): Promise<SqliteIndex> => {
    const known = opening.get(name);
    if (known) return known;
    const index = openNew(name);
    opening.set(name, index);
    index.catch(() => {
      if (opening.get(name) === index) opening.delete(name);
    });
    return index;
  };
  const forget = (name: string): void => {
    opening.delete(name);
    opened.delete(name);
  };
  const using = new Set<Promise<unknown>>();
  const use: SqliteIndexes["use"] = async (name, work) => {
    if (isClosed) throw new Error("The search engine is closed");
    const used = useOpen(name, work);
    using.add(used);
    try {
      return await used;
    } finally {
      using.delete(used);
    }
  };
  const useOpen: SqliteIndexes["use"] = async (name, work) => {
    const index = await open(name);
    try {
      return await work(index);
    } catch (error) {
      if (!(error instanceof IndexRetired)) throw error;
      if (opened.get(name) === index) {
        forget(name);
        await index.close();
      }
      return work(await open(name));
    }
  };

  const drop = async (name: string): Promise<void> => {
    const index = opening.get(name);
    const removed = (async () => {
      await (await index)?.close();
      await retireAll(filesOf(path, name));
    })().finally(() => dropping.delete(name));
    dropping.set(name, removed);
    forget(name);
    await removed;
  };
  const findMisfit = (name: string, log: LogMark): Promise<Misfit[]> =>
    use(name, (index) => {
      const at = index.position();
      const reason = misfitOf(at, index.madeFrom(), log, index.isReady());
      return reason ? [{ name, file: basename(filesOf(path, name)[0] ?? path), reason, at }] : [];
    });

  const exists = (name: string): boolean =>
    opening.has(name) || (!dropping.has(name) && filesOf(path, name).length > 0);

  let reopened = false;
  const reopen = async (name: string): Promise<void> => {
    try {
      await use(name, (index) => {
        index.position();
        return index.prepare();
      });
      reopened = true;
    } catch (error) {
      process.emitWarning(`The search index ${name} could not be opened again: ${error}`);
    }
  };

  return {
    declare(schema) {
      const known = schemas.get(schema.name);
      if (known && layoutOf(known).fingerprint !== layoutOf(schema).fingerprint) {
        throw new Error(`The search index ${schema.name} was declared with other fields`);
      }
      schemas.set(schema.name, schema);
    },
    async attach(log) {
      const misfits = (await Promise.all([...schemas.keys()].map((name) => findMisfit(name, log)))).flat();
      for (const { name } of misfits) await drop(name);
      await writer.noteLog(log.id);
      return misfits;
    },
    exists,
    use,
    async write(name, work) {
      await promoting.get(name);
      return use(name, work);
    },
    state(name) {
      const index = opened.get(name);
      if (index === undefined || index.isRetired()) return { position: START, version: "", ready: false };
      return { position: index.position(), version: index.version(), ready: index.isReady() };
    },
    haveChanged() {
      const changed = [...opened].filter(([, index]) => index.hasChanged());
      for (const [name, index] of changed) if (index.isRetired()) void reopen(name);
      const any = changed.length > 0 || reopened;
      reopened = false;
      return any;
    },
    drop,
    async dropOlder(name) {
      const [dropped, inUse] = [new Set<string>(), new Set<string>()];
      for (const { index, file } of leftoversOf(path, name)) {
        ((await writer.removeUnused(file)) ? dropped : inUse).add(index);
      }
      return { dropped: [...dropped].filter((each) => !inUse.has(each)), inUse: [...inUse] };
    },
    async promote(from, to) {
      const { promise, resolve } = Promise.withResolvers<void>();
      promoting.set(to, promise);
      try {
        await promote(from, to);
      } finally {
        promoting.delete(to);
        resolve();
      }
    },
    async close() {
      await Promise.all(promoting.values());
      isClosed = true;
      await Promise.allSettled(using);
      for (const index of await Promise.allSettled(opening.values())) {
        if (index.status === "fulfilled") await index.value.close();
      }
      await readers.close();
      await writer.close();
    },
  };

  /** The file's new name is what counts: from then on whoever opens the index opens this file. */
  async function promote(from: string, to: string): Promise<void> {
    const [built] = filesOf(path, from);
    if (built === undefined) throw new Error(`There is no search index ${from} to promote`);
    if (from === to) return;
    const schema = { ...schemaOf(from), name: to };
    if (layoutOf(schema).fingerprint !== layoutOf(schemas.get(to) ?? schema).fingerprint) {
      throw new Error(`The search index ${from} has other fields than ${to}`);
    }
    const source = await open(from);
    await source.prepare();
    const at = source.position();
    if (exists(to) && (await use(to, (index) => index.isReady())))
      await source.apply({ from: at, to: at, ops: [], ready: true });
    forget(from);
    const was = await source.close(true);
    const replaced = filesOf(path, to);
    const file = nextFileOf(path, to);
    renameSync(built, file);
    const old = opening.get(to);
    const index = await openSqliteIndex(file, schema, threads, onDamage, was);
    await index.prepare();
    schemas.set(to, schema);
    opening.set(to, Promise.resolve(index));
    opened.set(to, index);
    await (await old)?.close();
    await retireAll(replaced);
  }
}
