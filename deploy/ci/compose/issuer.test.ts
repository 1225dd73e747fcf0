// The issuer of the composed test, with what can run here: a service in production, in one process.
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";
import { fileAndRead } from "../../test/people/filing.ts";
import { signIn } from "../../test/people/person.ts";
import { startServer, temporaryDir } from "../../test/servers/server.ts";
import { freePorts, startListening, stopProcess } from "../services/process.ts";
import { filledIn } from "./filled.ts";

const ISSUER = fileURLToPath(new URL("./issuer.ts", import.meta.url));

test("signs people in at a service in production, whose client has a secret", { timeout: 120_000 }, async () => {
  await using resources = new AsyncDisposableStack();
  const [port = 0, issuerPort = 0] = await freePorts(2);
  const settings = filledIn({ port, issuerPort });
  const issuer = await startListening(process.execPath, [ISSUER], issuerPort, {
    env: { ...process.env, NODE_ENV: "development", ...settings },
    stdio: ["ignore", "ignore", "inherit"],
  });
  resources.defer(() => stopProcess(issuer));
  const dir = resources.use(temporaryDir());
  const env = { ...settings, NODE_ENV: "production", SB_HOST: "127.0.0.1" };
  resources.use(await startServer({ dataDir: dir.path, env }));
  const person = await signIn(settings.SB_PUBLIC_URL, "first@composed.example", "First");
  expect(await fileAndRead(settings.SB_PUBLIC_URL, person, "composed")).toBeGreaterThan(0);
});
