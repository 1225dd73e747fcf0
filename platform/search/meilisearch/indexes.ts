// The indexes that an engine has declared, on all its servers.
import { randomUUID } from "node:crypto";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { type Position, START } from "../../event-store/port.ts";
import { CheckpointMoved } from "../../read-store/port.ts";
import { type Layout, layoutOf } from "../analysis/layout.ts";
import type { IndexBatch } from "../port.ts";
import type { Presence } from "../presence.ts";
import { type Meta, READY } from "./docs.ts";
import { prepareIndex, readMeta, removeGone, requireOps, writeBatch } from "./index.ts";
import { uidOf } from "./names.ts";
import type { MeiliServer } from "./server.ts";
import { ended, type MeiliServers } from "./servers.ts";
import { versionOf } from "./settings.ts";

/** How often a checkpoint is moved of an index that has nothing to do, at most. Milliseconds. */
const MOVED_EVERY_MS = 1_000;

export type MeiliIndexes = ReturnType<typeof createMeiliIndexes>;

export function createMeiliIndexes(servers: MeiliServers, users: Presence, prefix: string) {
  const schemas = new Map<string, IndexSchema>();
  const ready = new WeakMap<MeiliServer, Map<string, Promise<void>>>();
  const queues = new Map<string, Promise<unknown>>();
  /** Those that may have blank documents in them. */
  const withGone = new Set<string>();
  let log: string | undefined;
  /** When the checkpoint of an index was written last, and where it is to be moved that had nothing to do since. */
  const moves = new Map<string, { readonly at: number; readonly held?: Pick<IndexBatch, "from" | "to"> }>();

  const schemaOf = (name: string): IndexSchema => {
    const schema = schemas.get(name);
    if (schema === undefined) throw new Error(`The search index ${name} is not declared`);
    return schema;
  };
  const layout = (name: string): Layout => layoutOf(schemaOf(name));
  const uid = (name: string): string => {
    const schema = schemas.get(name);
    return uidOf(prefix, name, schema && versionOf(layoutOf(schema)));
  };
  const readyOn = (server: MeiliServer): Map<string, Promise<void>> => {
    const known = ready.get(server) ?? new Map<string, Promise<void>>();
    ready.set(server, known);
    return known;
  };
  const forget = (server: MeiliServer, name: string): void => void readyOn(server).delete(name);
  const prepare = async (server: MeiliServer, name: string): Promise<void> => {
    const known = readyOn(server);
    const preparing =
      known.get(name) ?? users.add([uid(name)]).then(() => prepareIndex(server, uid(name), schemaOf(name)));
    known.set(name, preparing);
    try {
      await preparing;
    } catch (error) {
      known.delete(name);
      throw error;
    }
  };
  const metaOf = (server: MeiliServer, name: string): Promise<Meta | undefined> => readMeta(server, uid(name));

  /** The batches of an index come one after the other, and so does all else that changes it. */
  function inTurn<Value>(name: string, work: () => Promise<Value>): Promise<Value> {
    const turn = (queues.get(name) ?? Promise.resolve()).then(work, work);
    queues.set(name, turn);
    return turn;
  }

  async function write(server: MeiliServer, name: string, batch: IndexBatch): Promise<boolean> {
    const { to, ops, ready } = batch;
    if (ops.length > 0 && withGone.has(name)) await removeGone(server, uid(name));
    const changed = ops.length > 0 ? { version: randomUUID() } : {};
    const meta = { position: to, ...changed, ...(log !== undefined && { log }), ...(ready && { ready: READY }) };
    return writeBatch(server, uid(name), layout(name), { ops, meta });
  }

  /** A move of the checkpoint that was put off is part of the batch that follows it. */
  function withHeld(name: string, batch: IndexBatch): IndexBatch {
    const { held } = moves.get(name) ?? {};
    return held?.to === batch.from ? { ...batch, from: held.from } : batch;
  }
  /**
   * Most events are nothing to most indexes, and a moved checkpoint is a task like any other, in the one queue of the server. A
   * crash only has those events looked at again.
   */
  function putOff(name: string, { from, to, ops, ready }: IndexBatch): boolean {
    const { at, held } = moves.get(name) ?? { at: Number.NEGATIVE_INFINITY };
    const left = at + MOVED_EVERY_MS - performance.now();
    if (ops.length > 0 || ready || left <= 0) return false;
    moves.set(name, { at, held: { from, to } });
    if (!held) moveLater(name, left);
    return true;
  }
  const moveLater = (name: string, afterMs: number): void =>
    void setTimeout(() => void moveHeld(name).catch(() => moveLater(name, MOVED_EVERY_MS)), afterMs).unref();
  /** Rejects where it can be tried again. */
  const moveHeld = (name: string): Promise<void> =>
    inTurn(name, async () => {
      const { held } = moves.get(name) ?? {};
      if (!held) return;
      try {
        await applyNow(name, { ...held, ops: [] }, null);
      } catch (error) {
        if (!(error instanceof CheckpointMoved)) throw error;
        // The next batch is refused as well, and its maker goes on from where the index stands.
        moves.delete(name);
      }
    });

  /**
   * On each server that is not past it. One that missed batches goes back over them alone: others were there already.
   * `rebuild`: the rebuild that the index must be of.
   */
  async function applyNow(name: string, batch: IndexBatch, rebuild: string | null): Promise<void> {
    requireOps(layout(name), batch.ops);
    await servers.all((server) => prepare(server, name));
    const metas = await servers.all(async (server) => ({ server, meta: await metaOf(server, name) }));
    if (rebuild !== null && metas.some(({ meta }) => meta?.rebuild !== rebuild))
      throw new Error(`The rebuild of ${name} is over: another one has begun`);
    const positions = metas.map(({ meta }) => meta?.position ?? START);
    requireAt(name, batch.from, positions);
    const isBehind = (position: Position): boolean => position === batch.from || position < batch.to;
    const behind = metas.filter((_, at) => isBehind(positions[at] ?? START));
    const leftBlank = await ended(behind.map(({ server }) => write(server, name, batch)));
    moves.set(name, { at: performance.now() });
    if (leftBlank.includes(true)) withGone.add(name);
    else if (batch.ops.length > 0) withGone.delete(name);
  }

  return {
    layout,
    metaOf,
    inTurn,
    uid,
    declare(schema: IndexSchema): void {
      const known = schemas.get(schema.name);
      if (known && layoutOf(known).fingerprint !== layoutOf(schema).fingerprint)
        throw new Error(`The search index ${schema.name} was declared with other fields`);
      if (known === undefined) {
        schemas.set(schema.name, schema);
        // Documents that an engine before this one deleted may be there blank.
        withGone.add(schema.name);
      }
    },
    prepare: (name: string) => servers.answering((server) => prepare(server, name)),
    /** At the start: noted in one write, and looked for side by side. */
    async prepareAll(names: readonly string[]): Promise<void> {
      await users.add(names.map(uid));
      await servers.answering((server) => Promise.all(names.map((name) => prepare(server, name))));
    },
    forget: (name: string) => servers.all(async (server) => forget(server, name)),
    /** Another one has taken its place. */
    replaced: (name: string): void => void withGone.add(name),
    setLog(id: string): void {
      log = id;
    },
    names: (): string[] => [...schemas.keys()],
    read: <Value>(name: string, work: (server: MeiliServer, uid: string) => Promise<Value>): Promise<Value> =>
      servers.any(
        name,
        async (server) => {
          await prepare(server, name);
          return work(server, uid(name));
        },
        (server) => forget(server, name),
      ),

    async apply(name: string, batch: IndexBatch, rebuild: string | null): Promise<void> {
      if (rebuild !== null) return applyNow(name, batch, rebuild);
      const whole = withHeld(name, batch);
      if (!putOff(name, whole)) await applyNow(name, whole, null);
    },
    /** At the end: what was put off is written where it can be. */
    async settle(): Promise<void> {
      await Promise.allSettled([...moves.keys()].map(moveHeld));
      moves.clear();
    },
  };
}

function requireAt(name: string, from: Position, positions: readonly Position[]): void {
  if (positions.includes(from) && positions.every((position) => position >= from)) return;
  throw new CheckpointMoved(`${name} stands at "${positions.join('", "')}", the batch was made elsewhere`);
}
