import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testSearchIndex } from "./contract.ts";
import { openSearchIndex } from "./open.ts";

testSearchIndex("sqlite", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sb-search-"));
  return {
    open: () => openSearchIndex("sqlite:", join(folder, "data")),
    remove: () => rm(folder, { recursive: true }),
  };
});
