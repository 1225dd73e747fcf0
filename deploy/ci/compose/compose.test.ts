// deploy/compose as people run it: the image is built, all is started, and a report is filed and read.
import { devNull } from "node:os";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fileAndRead } from "../../test/people/filing.ts";
import { signIn } from "../../test/people/person.ts";
import { type Engine, findEngine } from "../docker/engine.ts";
import { freePorts } from "../services/process.ts";
import { COMPOSE_FOLDER, filledIn } from "./filled.ts";
import { hasComposePlugin } from "./plugin.ts";

const NAME = "the compose file, started whole";
/** Twelve images are built or pulled. */
const TIMEOUT = 20 * 60_000;
/** One after the other becomes healthy; `up` waits for most of them already. */
const HEALTHY_MS = 5 * 60_000;
const LAID_OVER = fileURLToPath(new URL("./test.yaml", import.meta.url));

const missing = whatIsMissing(await findEngine());
test.skipIf(missing !== undefined)(missing ? `${NAME}: ${missing}` : NAME, { timeout: TIMEOUT }, async () => {
  const [port = 0, issuerPort = 0] = await freePorts(2);
  const settings = filledIn({ port, issuerPort });
  await using _running = await up(settings);
  const person = await signIn(settings.SB_PUBLIC_URL, "first@composed.example", "First");
  expect(await fileAndRead(settings.SB_PUBLIC_URL, person, "composed")).toBeGreaterThan(0);
});

function whatIsMissing(engine: Engine): string | undefined {
  if ("why" in engine) return engine.why;
  return hasComposePlugin() ? undefined : "there is no docker compose";
}

/** Resolves once all are healthy. Is taken down with its volumes when it is disposed of, and where it does not start. */
async function up(settings: Readonly<Record<string, string>>): Promise<AsyncDisposable> {
  const { DockerComposeEnvironment } = await import("testcontainers");
  return await new DockerComposeEnvironment(COMPOSE_FOLDER, ["compose.yaml", LAID_OVER])
    .withBuild()
    // The .env of somebody who runs it here must not get in.
    .withEnvironmentFile(devNull)
    .withEnvironment(settings)
    .withStartupTimeout(HEALTHY_MS)
    .up();
}
