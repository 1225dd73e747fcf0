// Where the server listens: port, host, and the public URL.
import { randomInt } from "node:crypto";
import { createServer } from "node:net";
import type { Config } from "@sb/platform/config/config.ts";

export type Address = {
  readonly host: string;
  readonly port: number;
  /** Without a trailing slash. */
  readonly publicUrl: string;
};

/** Port 0 picks a free port now, before the server listens: the issuer identifier contains it. */
export async function addressOf({ host, port, publicUrl }: Config): Promise<Address> {
  const chosen = port === 0 ? await freePort(host) : port;
  return { host, port: chosen, publicUrl: publicUrl ?? `http://localhost:${chosen}` };
}

/** Below the ports that systems give to outgoing connections: none of those takes it until the server listens. */
const PORTS = { from: 20_000, to: 30_000 };
const TRIES = 100;

async function freePort(host: string): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    const port = randomInt(PORTS.from, PORTS.to);
    if (await isFree(port, host)) return port;
  }
  throw new Error(`No port of ${PORTS.from} to ${PORTS.to} is free`);
}

function isFree(port: number, host: string): Promise<boolean> {
  const { promise, resolve, reject } = Promise.withResolvers<boolean>();
  const probe = createServer();
  probe.once("error", (error: NodeJS.ErrnoException) => (error.code === "EADDRINUSE" ? resolve(false) : reject(error)));
  probe.listen(port, host, () => probe.close(() => resolve(true)));
  return promise;
}
