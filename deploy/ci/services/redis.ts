// Redis by apt, with a log that is synced with each command.
import { spawnSync } from "node:child_process";
import { createEngine, type Engine, freePorts } from "./process.ts";
import type { Service } from "./service.ts";

const COMMAND = "redis-server";
const INSTALL = ["install", "--yes", "--no-install-recommends", COMMAND];

export const redis: Service = {
  name: "Redis",
  async install() {
    if (spawnSync(COMMAND, ["--version"]).status === 0) return;
    // A fresh machine does not know the package before it has asked for the list.
    if (aptGet(INSTALL) || (aptGet(["update"]) && aptGet(INSTALL))) return;
    throw new Error(`${COMMAND} is missing, and apt-get could not install it`);
  },
  async start(_folder, data) {
    const { url, start, stop } = await createRedis(data);
    await start();
    return { env: { SB_TEST_REDIS_URL: url, SB_TEST_REDIS_FOLDER: data }, stop };
  },
};

/** One of its own for a test. `data`: an empty folder. */
export async function createRedis(data: string): Promise<Engine & { readonly url: string }> {
  const [port = 0] = await freePorts(1);
  const server = createEngine(COMMAND, settings(port, data), port, { stdio: ["ignore", "ignore", "inherit"] });
  return { ...server, url: `redis://127.0.0.1:${port}` };
}

function aptGet(args: readonly string[]): boolean {
  const asRoot = process.getuid?.() === 0 ? [] : ["sudo", "--non-interactive"];
  const [command = "", ...all] = [...asRoot, "apt-get", ...args];
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  return spawnSync(command, all, { env, stdio: ["ignore", "ignore", "inherit"] }).status === 0;
}

const settings = (port: number, data: string): readonly string[] => [
  ...["--port", String(port), "--bind", "127.0.0.1", "--dir", data],
  ...["--appendonly", "yes", "--appendfsync", "always", "--save", ""],
  // Tests look for words in its files: compressed, they would not be found although they are there.
  ...["--rdbcompression", "no"],
  ...["--maxmemory", "512mb", "--maxmemory-policy", "noeviction"],
];
