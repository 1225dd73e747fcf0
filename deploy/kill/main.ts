// `npm run kill -- --kills 1000 --seed 1`: SIGKILLs of the whole product under load, at moments drawn from the seed; `--apart`: of one service after the other;
// `npm run services -- npm run kill -- --apart --engines`: these on Redis, Kafka, S3, EventStoreDB and Meilisearch, and of the engines too.
import { spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
    apart: { type: "boolean", default: false },
    engines: { type: "boolean", default: false },
  },
});
if (values.engines && !values.apart) throw new Error("--engines needs --apart: one process has its engines in it");
const child = spawn("npx", ["vitest", "run", "--project", "alone", "deploy/kill/kills.test.ts"], {
  cwd: fileURLToPath(new URL("../..", import.meta.url)),
  stdio: "inherit",
  env: {
    ...process.env,
    SB_TEST_KILLS: values.kills,
    SB_TEST_KILL_SEED: values.seed,
    SB_TEST_APART: values.apart ? "1" : "",
    SB_TEST_ENGINES: values.engines ? "1" : "",
  },
});
const [code] = await once(child, "exit");
process.exitCode = code ?? 1;
