// Connections to Redis. Commands fail at once while it is away: whoever asks decides what to do then.
import { Redis, type RedisOptions } from "ioredis";
import { ServerAway } from "../server-away.ts";
import { requireServer } from "./server.ts";
import { parseRedisUrl, type RedisPlace } from "./url.ts";

const CONNECT_MS = 5_000;
/** The longest script is a batch of the projector, which takes well under a second. */
const COMMAND_MS = 10_000;
const RETRY_MS = { step: 50, most: 1_000 };

/** Replies are mapped as ioredis does by itself. */
type ConnectionOptions = Omit<RedisOptions, "replyMapping">;

export type RedisServer = {
  readonly client: Redis;
  readonly prefix: string;
  /** A further connection to the same server, connected. */
  readonly connect: (others?: ConnectionOptions) => Promise<Redis>;
  readonly close: () => Promise<void>;
};

/** `durable`: it must write what it is told to a log, as for jobs. Throws ServerAway, or where the server is no fit. */
export async function openRedis(url: string, needs: { readonly durable: boolean }): Promise<RedisServer> {
  const place = parseRedisUrl(url);
  const opened: Redis[] = [];
  const connect = async (others: ConnectionOptions = {}): Promise<Redis> => {
    const client = new Redis(Object.assign(optionsOf(place), others));
    opened.push(client);
    // The failure reaches those who wait for an answer; the connection is tried again.
    client.on("error", () => undefined);
    await connected(client);
    return client;
  };
  const close = async (): Promise<void> => {
    for (const client of opened) client.disconnect();
  };
  try {
    const client = await connect();
    requireServer(await client.info(), needs);
    return { client, prefix: place.prefix, connect, close };
  } catch (error) {
    await close();
    throw error;
  }
}

function optionsOf(place: RedisPlace): ConnectionOptions {
  return {
    host: place.host,
    port: place.port,
    db: place.database,
    ...(place.username === undefined ? {} : { username: place.username }),
    ...(place.password === undefined ? {} : { password: place.password }),
    ...(place.isEncrypted ? { tls: { servername: place.host } } : {}),
    lazyConnect: true,
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    connectTimeout: CONNECT_MS,
    commandTimeout: COMMAND_MS,
    retryStrategy: (times) => Math.min(times * RETRY_MS.step, RETRY_MS.most),
    // After a failover this may be a replica: the name leads to the new primary by then.
    reconnectOnError: (error) => error.message.startsWith("READONLY"),
  };
}

async function connected(client: Redis): Promise<void> {
  try {
    await client.connect();
  } catch (error) {
    throw new ServerAway("Redis", error);
  }
}
