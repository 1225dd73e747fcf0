import { vi } from "vitest";
import { openSqliteReadStore } from "../../read-store/sqlite/sqlite.ts";
import { describeWith } from "../../test-support/needs.ts";
import { CONTRACT_SCHEMAS, type Skips, testSearchEngine } from "../contract/contract.ts";
import { openSearchEngine } from "../open.ts";
import { presenceIn } from "../presence.ts";
import { ownPlaceOn } from "../testing/own-place.ts";
import { startStandIn } from "../testing/server.ts";

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
      const place = ownPlaceOn(url);
      const readStore = openSqliteReadStore(":memory:");
      return {
        open: (schemas = CONTRACT_SCHEMAS) =>
          openSearchEngine(place.url, NOWHERE, schemas, undefined, presenceIn(readStore)),
        async remove() {
          await place[Symbol.asyncDispose]();
          await readStore.close();
        },
      };
    },
    SKIPS,
  );
  vi.resetConfig();
});
