// An index that is built beside the live one, under a name of its own, and swapped with it.
import { randomUUID } from "node:crypto";
import type { IndexSchema } from "@sb/contracts/search-schema.ts";
import { START } from "../../event-store/port.ts";
import type { Rebuild } from "../port.ts";
import type { Presence } from "../presence.ts";
import { META_ID, metaDoc, READY } from "./docs.ts";
import type { MeiliIndexes } from "./indexes.ts";
import { asideOf } from "./names.ts";
import type { MeiliServers } from "./servers.ts";
import { versionOf } from "./settings.ts";

export async function beginMeiliRebuild<S extends IndexSchema>(
  servers: MeiliServers,
  indexes: MeiliIndexes,
  users: Presence,
  schema: S,
  promoted: () => Promise<void>,
): Promise<Rebuild<S>> {
  const { name } = schema;
  const aside = asideOf(name);
  const id = randomUUID();
  // Refused where the live one has other fields.
  indexes.declare(schema);
  indexes.declare({ ...schema, name: aside });
  const remove = async (): Promise<void> => {
    await servers.all((server) => server.remove(indexes.uid(aside)));
    await indexes.forget(aside);
  };
  await indexes.inTurn(aside, async () => {
    await remove();
    await indexes.prepare(aside);
    const meta = {
      position: START,
      version: "",
      fields: versionOf(indexes.layout(aside)),
      log: null,
      rebuild: id,
      ready: null,
    };
    await servers.all((server) => server.put(indexes.uid(aside), [metaDoc(meta)]));
  });

  let isOver = false;
  const requireGoing = (): void => {
    if (isOver) throw new Error(`The rebuild of ${name} is over`);
  };
  const requireBuilt = async (): Promise<void> => {
    const metas = await servers.all((server) => indexes.metaOf(server, aside));
    if (metas.some((meta) => meta?.rebuild !== id))
      throw new Error(`The rebuild of ${name} is over: another one has begun`);
    if (metas.some((meta) => meta?.position === START)) throw new Error(`Nothing was built of ${name}`);
  };
  const requireSwapped = async (): Promise<void> => {
    const metas = await servers.all((server) => indexes.metaOf(server, name));
    if (metas.some((meta) => meta?.rebuild !== id)) throw new Error(`The rebuild of ${name} did not take its place`);
  };
  return {
    async checkpoint() {
      if (isOver) return START;
      const metas = await servers.all((server) => indexes.metaOf(server, aside));
      return metas.map((meta) => (meta?.rebuild === id ? meta.position : START)).reduce((a, b) => (a < b ? a : b));
    },
    async apply(batch) {
      requireGoing();
      await indexes.inTurn(aside, () => indexes.apply(aside, batch, id));
    },
    promote: () =>
      indexes.inTurn(name, async () => {
        requireGoing();
        await requireBuilt();
        await indexes.prepare(name);
        await servers.all(async (server) => {
          const live = await indexes.metaOf(server, name);
          if (live?.ready === READY) await server.put(indexes.uid(aside), [{ id: META_ID, ready: READY }]);
        });
        await servers.all((server) => server.swap([indexes.uid(name), indexes.uid(aside)]));
        await requireSwapped();
        isOver = true;
        indexes.replaced(name);
        await remove();
        await users.remove(indexes.uid(aside));
        await promoted();
      }),
    async drop() {
      if (isOver) return;
      isOver = true;
      await indexes.inTurn(aside, remove);
      await users.remove(indexes.uid(aside));
    },
  };
}
