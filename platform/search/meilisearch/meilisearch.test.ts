import { randomUUID } from "node:crypto";
import { vi } from "vitest";
import { openSqliteReadStore } from "../../read-store/sqlite/sqlite.ts";
import { describeWith } from "../../test-support/needs.ts";
import { CONTRACT_SCHEMAS, type Skips, testSearchEngine } from "../contract/contract.ts";
import { openSearchEngine } from "../open.ts";
import { presenceIn } from "../presence.ts";
import { startStandIn } from "../testing/server.ts";
import { createMeiliServer } from "./server.ts";
import { readMeiliUrl } from "./url.ts";

const NOWHERE = "/nowhere";

const SKIPS: Skips = {
  "the first letter may be wrong too": "Meilisearch counts a wrong first letter twice",
};

testSearchEngine(
  "Meilisearch's stand-in",
  async () => {
    const server = await startStandIn();
    const readStore = openSqliteReadStore(":memory:");
    const open = (schemas = CONTRACT_SCHEMAS) =>
      openSearchEngine(server.url, NOWHERE, schemas, undefined, presenceIn(readStore));
    return { open, remove: () => Promise.all([server.stop(), readStore.close()]).then(() => undefined) };
  },
  SKIPS,
);

/** Each write waits for the one queue of tasks of a real server. */
const REAL_MS = 180_000;

describeWith("SB_TEST_MEILI_URL", "searches on a real Meilisearch", (url) => {
  vi.setConfig({ testTimeout: REAL_MS, hookTimeout: REAL_MS });
  testSearchEngine(
    "Meilisearch",
    async () => {
      const prefix = randomUUID().replaceAll("-", "");
      const place = `${url}${url.includes("?") ? "&" : "?"}prefix=${prefix}`;
      const readStore = openSqliteReadStore(":memory:");
      return {
        open: (schemas = CONTRACT_SCHEMAS) =>
          openSearchEngine(place, NOWHERE, schemas, undefined, presenceIn(readStore)),
        async remove() {
          await removeIndexes(place, prefix);
          await readStore.close();
        },
      };
    },
    SKIPS,
  );
  vi.resetConfig();
});

/** A server keeps some files open for each index, and hundreds of tests make some. */
async function removeIndexes(place: string, prefix: string): Promise<void> {
  const { hosts, apiKey } = readMeiliUrl(place);
  for (const server of hosts.map((host) => createMeiliServer(host, apiKey)))
    for (const uid of await server.indexes(prefix)) await server.remove(uid);
}
