// `npm run dev` as it is: it starts, and a change of a source arrives. The file is only touched: its content stays.
import { spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { utimesSync } from "node:fs";
import { createServer } from "node:net";
import { delimiter } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test, vi } from "vitest";
import { temporaryDir } from "../test/servers/server.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const PATIENCE = { timeout: 60_000, interval: 50 };

/** Below the ports that systems hand out by themselves, so no other test's server gets one of them meanwhile. */
const PORTS = [10_000, 32_000] as const;

/** Two in a row: the second is the server's. */
async function freePort(): Promise<number> {
  const port = randomInt(...PORTS);
  return (await isFree(port)) && (await isFree(port + 1)) ? port : await freePort();
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer();
  const { promise, resolve } = Promise.withResolvers<boolean>();
  server.once("error", () => resolve(false));
  server.listen(port, "localhost", () => server.close(() => resolve(true)));
  return await promise;
}

test("the server starts, starts again on a change, and ends with the command", { timeout: 150_000 }, async () => {
  using dir = temporaryDir();
  const port = await freePort();
  const env = {
    ...process.env,
    PATH: `${root}node_modules/.bin${delimiter}${process.env.PATH}`,
    ...{ PORT: String(port), SB_DATA_DIR: dir.path, SB_RATE_LIMIT: "0" },
  };
  const dev = spawn(process.execPath, ["deploy/dev/dev.ts", "--empty"], { cwd: root, env });
  let output = "";
  for (const stream of [dev.stdout, dev.stderr]) stream.setEncoding("utf8").on("data", (text) => (output += text));
  const greetings = () => output.match(/Safer Block is at/g)?.length ?? 0;
  try {
    await vi.waitFor(() => expect(greetings(), output).toBe(1), PATIENCE);
    await vi.waitFor(async () => expect((await fetch(`http://localhost:${port}/healthz`)).status).toBe(200), PATIENCE);
    const now = new Date();
    utimesSync(`${root}command-service/main.ts`, now, now);
    await vi.waitFor(() => expect(greetings(), output).toBe(2), PATIENCE);
    expect(output).not.toMatch(/could not start|Error:/);
  } finally {
    dev.kill("SIGTERM");
    if (dev.exitCode === null) await once(dev, "exit");
  }
});
