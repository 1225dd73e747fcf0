// For tests: a server that has lost its read models.
import { rmSync } from "node:fs";
import { join } from "node:path";
import { removeFromRedis } from "@sb/platform/redis/testing.ts";
import { namespaceOf, profileOf, requireUrl } from "../profile/profile.ts";

/** None may run on the folder. */
export async function loseReadModels(dataDir: string): Promise<void> {
  if (profileOf() === "embedded") rmSync(join(dataDir, "read.db"));
  else await removeFromRedis(requireUrl("SB_TEST_REDIS_URL"), `${namespaceOf(dataDir)}:read:`);
}
