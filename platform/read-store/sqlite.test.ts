import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testReadStore } from "./contract.ts";
import { openReadStore } from "./open.ts";

testReadStore("sqlite", async () => {
  const folder = await mkdtemp(join(tmpdir(), "sb-read-"));
  return {
    open: () => openReadStore("sqlite:", join(folder, "data")),
    remove: () => rm(folder, { recursive: true }),
  };
});
