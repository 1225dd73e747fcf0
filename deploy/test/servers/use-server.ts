// For tests: one server for all tests of a file, or for many files.
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
  /** The same after a SIGKILL. */
  kill(): Promise<void>;
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
  const again = async (end: (server: TestServer) => Promise<unknown>): Promise<void> => {
    const { port } = new URL(running().url);
    await end(running());
    server = await startServer({ ...options, dataDir: dir.path, env: { ...options.env, PORT: port } });
  };
  return {
    dir: dir.path,
    get url() {
      return running().url;
    },
    output: () => running().output(),
    restart: () => again((before) => before.stop()),
    kill: () => again((before) => before.kill()),
    visitor: (method, path, body, headers) => request(running().url, method, path, body, headers),
  };
}

/** Whom every shared server has among its staff. */
export const STAFF = {
  admin: "boss@example.com",
  editor: "editor@example.com",
  moderator: "moderator@example.com",
} as const;

type Running = { readonly server: TestServer; readonly dir: ReturnType<typeof temporaryDir> };
let shared: Promise<Running> | undefined;

/**
 * One server for the files that a worker runs one after the other: most of a wire test's time is its start. Others' reports and people are on
 * it. What counts all there is, restarts the server or looks into its folder has one of its own (`useServer`).
 */
export function shareServer(): Pick<UsedServer, "url" | "visitor"> {
  let url: string | undefined;
  const running = (): string => {
    if (url === undefined) throw new Error("The server runs for the tests and hooks of the file, not before");
    return url;
  };
  beforeAll(async () => {
    shared ??= startShared();
    ({ url } = (await shared).server);
  });
  return {
    get url() {
      return running();
    },
    visitor: (method, path, body, headers) => request(running(), method, path, body, headers),
  };
}

/** It ends with the worker, which is ended by a signal. */
async function startShared(): Promise<Running> {
  const dir = temporaryDir();
  const env = {
    SB_ADMIN_EMAILS: STAFF.admin,
    SB_EDITOR_EMAILS: STAFF.editor,
    SB_MODERATOR_EMAILS: STAFF.moderator,
  };
  const server = await startServer({ dataDir: dir.path, env });
  const end = () => {
    void server.kill();
    dir[Symbol.dispose]();
  };
  process.once("exit", end);
  process.once("SIGTERM", () => process.exit());
  return { server, dir };
}
