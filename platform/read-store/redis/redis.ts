// The read store on Redis, for any number of processes: a batch is one script, changes are published (scripts.ts).
import { START } from "../../event-store/port.ts";
import { openRedis, type RedisServer } from "../../redis/connect.ts";
import { createScript } from "../../redis/script.ts";
import { subscribe } from "../../redis/subscribe.ts";
import { type AskedStates, createAskedStates } from "../asked-states.ts";
import type { ReadStore } from "../port.ts";
import { listOf, messageOf, positionIn, stateOf } from "./answers.ts";
import { createAttach } from "./attach.ts";
import { createRedisEraser } from "./erase.ts";
import { createRedisModels } from "./models.ts";
import { createRedisPurge } from "./purge.ts";
import { STATES } from "./scripts.ts";
import { createRedisWrites } from "./writes.ts";

/** Throws ServerAway where Redis does not answer, and where it is no fit for this. */
export async function openRedisReadStore(url: string): Promise<ReadStore> {
  const server = await openRedis(url, { durable: false });
  try {
    return await createStore(server, `${server.prefix}:read`);
  } catch (error) {
    await server.close();
    throw error;
  }
}

async function createStore(server: RedisServer, root: string): Promise<ReadStore> {
  const { client } = server;
  const states = createAskedStates(createStateReader(server, root));
  await listen(server, `${root}:changed`, states);
  // A connection of its own: a large batch holds up no read.
  const writes = createRedisWrites(await server.connect(), root, states.tell);
  const model = createRedisModels(client, root);
  const attach = createAttach(client, root);
  const eraser = createRedisEraser(client, root);
  const purge = createRedisPurge(client, root, eraser.later);

  return {
    async attach(log) {
      const misfits = await attach(log);
      await states.refresh();
      purge.start();
      eraser.later();
      return misfits;
    },
    model: (projection) => model(projection, false),
    readyModel: (projection) => model(projection, true),
    async apply(batch) {
      if (await writes.apply(batch)) eraser.later();
    },
    async checkpoint(projection) {
      const entry = await client.hget(`${root}:models`, projection);
      return entry === null ? START : positionIn(entry);
    },
    watch: states.watch,
    whenReached: states.whenReached,
    projections: async () => (await client.hkeys(`${root}:models`)).sort(),
    async drop(projection, fence) {
      await writes.drop(projection, fence);
      purge.start();
    },
    async promote(from, to, fence) {
      await writes.promote(from, to, fence);
      purge.start();
    },
    async close() {
      states.close();
      await purge.close();
      await eraser.close();
      await server.close();
    },
  };
}

function createStateReader({ client }: RedisServer, root: string) {
  const run = createScript(client, STATES);
  return async (models: readonly string[]) => {
    const answers = listOf(await run([root, ...models]));
    return models.map((model, at) => stateOf(answers[at], model));
  };
}

/** States that were published while the connection was away are asked for once it is back. */
const listen = (server: RedisServer, channel: string, states: AskedStates): Promise<void> =>
  subscribe(server, channel, {
    told(text) {
      const { model, state } = messageOf(text);
      states.tell(model, state);
    },
    restored: () => void states.refresh(),
  });
