// Several servers that hold the same: written to all, read from any.
import { isServerAway, ServerAway } from "../../server-away.ts";
import { hasFailedWith } from "./failed.ts";
import { createMeiliServer, type MeiliServer } from "./server.ts";
import type { MeiliPlace } from "./url.ts";

export type Answer<Value> = { readonly server: MeiliServer; readonly value: Value };
export type MeiliServers = ReturnType<typeof createMeiliServers>;

export function createMeiliServers({ hosts, apiKey }: MeiliPlace) {
  const servers = hosts.map((host) => createMeiliServer(host, apiKey));
  /** By index, the server that is asked first. */
  const preferred = new Map<string, MeiliServer>();

  return {
    all: <Value>(work: (server: MeiliServer) => Promise<Value>): Promise<Value[]> => ended(servers.map(work)),

    /** The answers of the servers that are not away. Throws ServerAway where all are. */
    async answering<Value>(work: (server: MeiliServer) => Promise<Value>): Promise<Answer<Value>[]> {
      const outcomes = await Promise.allSettled(servers.map(work));
      for (const outcome of outcomes) {
        if (outcome.status === "rejected" && !isServerAway(outcome.reason)) throw outcome.reason;
      }
      const answers = servers.flatMap((server, at) => {
        const outcome = outcomes[at];
        return outcome?.status === "fulfilled" ? [{ server, value: outcome.value }] : [];
      });
      if (answers.length === 0) throw new ServerAway("Meilisearch");
      return answers;
    },

    /** One after the other, until one answers. One that has lost the index does not: `lost` is told. */
    async any<Value>(
      index: string,
      work: (server: MeiliServer) => Promise<Value>,
      lost: (server: MeiliServer) => void,
    ): Promise<Value> {
      const first = preferred.get(index);
      let away: Error = new ServerAway("Meilisearch");
      for (const server of first ? [first, ...servers.filter((each) => each !== first)] : servers) {
        try {
          return await work(server);
        } catch (error) {
          const isLost = hasFailedWith(error, "index_not_found");
          if (isLost) lost(server);
          else if (isServerAway(error)) away = error;
          else throw error;
        }
      }
      throw away;
    },
    prefer: (index: string, server: MeiliServer) => void preferred.set(index, server),
  };
}

/** Waits for all to end, also where one fails: nothing is under way then that meets what comes next. */
export async function ended<Value>(works: readonly Promise<Value>[]): Promise<Value[]> {
  await Promise.allSettled(works);
  return Promise.all(works);
}
