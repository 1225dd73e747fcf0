import { randomUUID } from "node:crypto";
import { describeWith } from "../test-support/needs.ts";
import { CONTRACT_SCHEMAS, type Skips, testSearchEngine } from "./contract.ts";
import { startStandIn } from "./meili-stand-in/server.ts";
import { openSearchEngine } from "./open.ts";

const NOWHERE = "/nowhere";

const SKIPS: Skips = {
  "the first letter may be wrong too": "Meilisearch counts a wrong first letter twice",
};

testSearchEngine(
  "Meilisearch's stand-in",
  async () => {
    const server = await startStandIn();
    return {
      open: (schemas = CONTRACT_SCHEMAS) => openSearchEngine(server.url, NOWHERE, schemas),
      remove: server.stop,
    };
  },
  SKIPS,
);

describeWith("SB_TEST_MEILI_URL", "searches on a real Meilisearch", (url) => {
  testSearchEngine(
    "Meilisearch",
    async () => {
      const prefix = `prefix=${randomUUID().replaceAll("-", "")}`;
      const place = `${url}${url.includes("?") ? "&" : "?"}${prefix}`;
      return {
        open: (schemas = CONTRACT_SCHEMAS) => openSearchEngine(place, NOWHERE, schemas),
        remove: async () => undefined,
      };
    },
    SKIPS,
  );
});
