// Where Meilisearch is: `http://:key@host[:port][,host…]`, `https:` alike, with the option `prefix=name` for the names of its indexes.

export type MeiliPlace = {
  /** Each holds all; the key is the same for all of them. */
  readonly hosts: readonly string[];
  readonly apiKey: string | undefined;
  /** Several installations may share servers. */
  readonly prefix: string;
};

const FORM = /^(https?):\/\/(?:[^:@/?#]*:([^@/?#]*)@)?([^@/?#]+)\/?(?:\?([^#]*))?$/;
const HOST = /^(?:[a-z0-9.-]+|\[[\da-f:]+\])(?::\d{1,5})?$/i;
const PREFIX = /^[a-z0-9]{1,40}$/;
const HOSTS_AT_MOST = 16;

/** Throws where the URL is malformed. It may hold a key, so errors never show it. */
export function readMeiliUrl(url: string): MeiliPlace {
  const [, scheme, key, hosts = "", query = ""] = FORM.exec(url) ?? fail("is http://:key@host or https://:key@host");
  const options = new URLSearchParams(query);
  if (![...options.keys()].every((name) => name === "prefix")) fail("knows the option prefix only");
  const prefix = options.get("prefix") ?? "sb";
  if (!PREFIX.test(prefix)) fail("has a prefix of up to 40 of a-z 0-9");
  const names = hosts.split(",");
  if (names.length > HOSTS_AT_MOST || !names.every((name) => HOST.test(name))) fail("has names of hosts");
  return {
    hosts: names.map((name) => `${scheme}://${name}`),
    apiKey: key ? decodeURIComponent(key) : undefined,
    prefix,
  };
}

function fail(what: string): never {
  throw new Error(`A URL of Meilisearch ${what}`);
}
