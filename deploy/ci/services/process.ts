// A server as a process of its own.
import { type ChildProcess, type SpawnOptions, spawn } from "node:child_process";
import { randomInt } from "node:crypto";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as delay } from "node:timers/promises";

const READY_MS = 120_000;
const LOOK_MS = 100;

/** Outside what the system gives to clients (Linux: from 32768): a connection elsewhere would take a port before its server starts. */
const PORTS = { from: 10_000, before: 32_768 };

/** Ports of loopback that nobody uses. They differ from each other. */
export async function freePorts(count: number): Promise<readonly number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(PORTS.from, PORTS.before);
    if (await isFree(port)) ports.add(port);
  }
  return [...ports];
}

function isFree(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const server = createServer().once("error", () => resolve(false));
  server.listen(port, "127.0.0.1", () => server.close(() => resolve(true)));
  return promise;
}

/** Resolves once it listens on this port of loopback. */
export async function startListening(
  command: string,
  args: readonly string[],
  port: number,
  options: SpawnOptions,
): Promise<ChildProcess> {
  const server = spawn(command, args, options);
  const until = performance.now() + READY_MS;
  while (!(await listens(port))) {
    if (server.exitCode !== null || performance.now() > until) throw new Error(`${command} did not start`);
    await delay(LOOK_MS);
  }
  return server;
}

function listens(port: number): Promise<boolean> {
  const { promise, resolve } = Promise.withResolvers<boolean>();
  const socket = connect(port, "127.0.0.1", () => resolve(true)).once("error", () => resolve(false));
  return promise.finally(() => socket.destroy());
}

/** Resolves when it is gone. SIGTERM, unless another signal is given. */
export async function stopProcess(server: ChildProcess, signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
  if (server.exitCode !== null || server.signalCode !== null) return;
  const ended = once(server, "exit");
  server.kill(signal);
  await ended;
}

/** A server that tests take away and bring back, at the same port and with the same data. */
export type Engine = {
  /** Resolves when it listens. */
  start(): Promise<void>;
  /** Resolves when it is gone. SIGTERM, unless another signal is given. */
  stop(signal?: NodeJS.Signals): Promise<void>;
  /** It keeps its connections and says nothing more, until `resume`. */
  hang(): void;
  resume(): void;
};

export function createEngine(command: string, args: readonly string[], port: number, options: SpawnOptions): Engine {
  let server: ChildProcess | undefined;
  return {
    async start() {
      server = await startListening(command, args, port, options);
    },
    async stop(signal) {
      if (server) await stopProcess(server, signal);
    },
    hang: () => void server?.kill("SIGSTOP"),
    resume: () => void server?.kill("SIGCONT"),
  };
}
