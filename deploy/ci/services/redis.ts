// Redis by apt, with a log that is synced with each command.
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";
import type { Service } from "./service.ts";

const COMMAND = "redis-server";
const PACKAGE = ["apt-get", "install", "--yes", "--no-install-recommends", COMMAND];
const READY_MS = 30_000;
const LOOK_MS = 50;

export const redis: Service = {
  name: "Redis",
  async install() {
    if (spawnSync(COMMAND, ["--version"]).status === 0) return;
    const [command = "", ...args] = process.getuid?.() === 0 ? PACKAGE : ["sudo", "--non-interactive", ...PACKAGE];
    const { status } = spawnSync(command, args, { stdio: ["ignore", "ignore", "inherit"] });
    if (status !== 0) throw new Error(`${COMMAND} is missing, and apt-get could not install it`);
  },
  async start(_folder, data) {
    const port = await freePort();
    const server = spawn(COMMAND, settings(port, data), { stdio: ["ignore", "ignore", "inherit"] });
    await whenReady(server, port);
    return { env: { SB_TEST_REDIS_URL: `redis://127.0.0.1:${port}` }, stop: () => stop(server) };
  },
};

const settings = (port: number, data: string): readonly string[] => [
  ...["--port", String(port), "--bind", "127.0.0.1", "--dir", data],
  ...["--appendonly", "yes", "--appendfsync", "always", "--save", ""],
  ...["--maxmemory", "512mb", "--maxmemory-policy", "noeviction"],
];

async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no free port");
  return address.port;
}

async function whenReady(server: ChildProcess, port: number): Promise<void> {
  const until = Date.now() + READY_MS;
  while (!(await answers(port))) {
    if (server.exitCode !== null || Date.now() > until) throw new Error(`${COMMAND} did not start`);
    await delay(LOOK_MS);
  }
}

function answers(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, "127.0.0.1", () => socket.write("PING\r\n"));
  socket.once("data", (bytes) => resolve(bytes.toString().startsWith("+PONG")));
  socket.once("error", () => resolve(false));
  return promise.finally(() => socket.destroy());
}

async function stop(server: ChildProcess): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill();
  await ended;
}
