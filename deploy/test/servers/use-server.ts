// For tests: one server for all tests of a file.
import { afterAll, beforeAll } from "vitest";
import { request } from "../people/person.ts";
import type { Ask } from "../people/typed-get.ts";
import { type ServerOptions, startServer, type TestServer, temporaryDir } from "./server.ts";

export type UsedServer = Pick<TestServer, "output"> & {
  /** Set once the tests run. */
  readonly url: string;
  /** The data folder, set from the start. */
  readonly dir: string;
  /** Restarts it with the same data folder and port. */
  restart(): Promise<void>;
  /** Sends a request without a login. */
  readonly visitor: Ask;
};

/** Call this at the top of a file. */
export function useServer(options: Omit<ServerOptions, "dataDir"> = {}): UsedServer {
  const dir = temporaryDir();
  let server: TestServer | undefined;
  const running = (): TestServer => {
    if (!server) throw new Error("The server runs for the tests and hooks of the file, not before");
    return server;
  };
  beforeAll(async () => {
    server = await startServer({ ...options, dataDir: dir.path });
  });
  afterAll(async () => {
    await server?.stop();
    dir[Symbol.dispose]();
  });
  return {
    dir: dir.path,
    get url() {
      return running().url;
    },
    output: () => running().output(),
    restart: async () => {
      const { port } = new URL(running().url);
      await running().stop();
      server = await startServer({ ...options, dataDir: dir.path, env: { ...options.env, PORT: port } });
    },
    visitor: (method, path, body, headers) => request(running().url, method, path, body, headers),
  };
}
