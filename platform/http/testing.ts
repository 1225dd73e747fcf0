// What the tests of the server start from.
import { createLogger } from "../log.ts";
import type { ServerOptions } from "./server.ts";

/** A server without routes, limits or log, at which nobody is signed in. */
export const BARE_SERVER: ServerOptions = {
  handlers: {},
  verifyAccess: async () => ({ error: "LOGIN_REQUIRED" }),
  whenReadable: async () => "READABLE",
  staleOf: () => [],
  https: false,
  scriptHashes: [],
  connectOrigins: [],
  log: createLogger("silent"),
  rateLimit: 0,
  trustProxy: false,
};
