import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testEventStore } from "../contract/contract.ts";
import { openEventStore } from "../open.ts";

testEventStore("sqlite", async () => {
  const dataDir = await mkdtemp(join(tmpdir(), "sb-events-"));
  return {
    open: () => openEventStore("sqlite:", dataDir),
    dispose: () => rm(dataDir, { recursive: true }),
  };
});
