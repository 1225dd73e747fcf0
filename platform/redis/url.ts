// The URL of a Redis: redis://[user[:password]@]host[:port][/database][?prefix=name], or rediss:// for TLS.

export type RedisPlace = {
  readonly host: string;
  readonly port: number;
  readonly username: string | undefined;
  readonly password: string | undefined;
  readonly database: number;
  readonly isEncrypted: boolean;
  /** All keys begin with it, so that several installations may share a server. */
  readonly prefix: string;
};

const PREFIX = /^[A-Za-z0-9_-]{1,60}$/;
const DEFAULT_PREFIX = "sb";
const DEFAULT_PORT = 6_379;

export const isRedisUrl = (url: string): boolean => /^rediss?:/.test(url);

/** Throws where it is malformed. No message holds any of the URL, which may have a password. */
export function parseRedisUrl(text: string): RedisPlace {
  const url = URL.parse(text);
  if (url === null || !isRedisUrl(text) || url.hostname === "")
    throw new Error("A Redis URL must be redis://host:port");
  const database = Number(url.pathname.slice(1));
  if (!Number.isSafeInteger(database) || database < 0)
    throw new Error("The path of a Redis URL must be the number of a database");
  const { prefix = DEFAULT_PREFIX, ...others } = Object.fromEntries(url.searchParams);
  if (Object.keys(others).length > 0) throw new Error("A Redis URL takes no parameter but prefix");
  if (!PREFIX.test(prefix)) throw new Error("The prefix in a Redis URL must be letters, digits, - or _");
  return {
    host: url.hostname.replace(/^\[|\]$/g, ""),
    port: url.port === "" ? DEFAULT_PORT : Number(url.port),
    username: url.username === "" ? undefined : decodeURIComponent(url.username),
    password: url.password === "" ? undefined : decodeURIComponent(url.password),
    database,
    isEncrypted: url.protocol === "rediss:",
    prefix,
  };
}
