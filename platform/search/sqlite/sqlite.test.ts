import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT_SCHEMAS, testSearchEngine } from "../contract/contract.ts";
import { openSearchEngine } from "../open.ts";

testSearchEngine("sqlite", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sb-search-"));
  return {
    open: (schemas = CONTRACT_SCHEMAS) => openSearchEngine("sqlite:", join(folder, "data"), schemas),
    remove: () => rm(folder, { recursive: true }),
  };
});
