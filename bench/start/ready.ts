// Starts the standalone server and waits until it is ready.
import { startServer, type TestServer } from "@sb/deploy/test/servers/server.ts";

export async function startReady(dataDir: string, env: Readonly<Record<string, string>> = {}): Promise<TestServer> {
  const server = await startServer({ dataDir, env });
  while (true) {
    const { status } = await fetch(`${server.url}/readyz`);
    if (status === 200) return server;
    if (status !== 503) throw new Error(`GET /readyz answered ${status}: ${server.output()}`);
  }
}

/** Waits for the process to end, so that the data folder is free again. */
export async function stopped(server: TestServer): Promise<void> {
  const code = await server.stop();
  if (code !== 0) throw new Error(`The server stopped with ${code}: ${server.output()}`);
}
