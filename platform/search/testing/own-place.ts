// A place of one's own on a server of Meilisearch that others use too.
import { randomUUID } from "node:crypto";
import { createMeiliServer } from "../meilisearch/server.ts";
import { readMeiliUrl } from "../meilisearch/url.ts";

/** Disposed of, all indexes in it are removed: a server keeps some files open for each. */
export type OwnPlace = AsyncDisposable & { readonly url: string };

export function ownPlaceOn(url: string): OwnPlace {
  const prefix = randomUUID().replaceAll("-", "");
  const { hosts, apiKey } = readMeiliUrl(url);
  return {
    url: `${url}${url.includes("?") ? "&" : "?"}prefix=${prefix}`,
    [Symbol.asyncDispose]: async () => {
      for (const server of hosts.map((host) => createMeiliServer(host, apiKey)))
        for (const uid of await server.indexes(prefix)) await server.remove(uid);
    },
  };
}
