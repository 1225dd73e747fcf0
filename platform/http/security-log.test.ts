import { Refused } from "@sb/contracts/refused.ts";
import { expect, test } from "vitest";
import { createLogger } from "../log.ts";
import { openMemory } from "../rate-limit/memory.ts";
import type { ServerOptions } from "./server.ts";
import { serveForTest } from "./testing.ts";

async function serve(options: Partial<ServerOptions> = {}) {
  const lines: unknown[] = [];
  const log = Object.assign(createLogger("warn"), {
    warn: (fields: object, message: string) => void lines.push({ ...fields, message }),
  });
  const server = await serveForTest({
    log,
    verifyAccess: async (token) =>
      token === "mina"
        ? { ok: { userId: "mina", isAdmin: false, sessionId: "s1", membership: 1 } }
        : { error: "LOGIN_REQUIRED" },
    handlers: {
      "GET terms": async () => ({ body: { items: [] } }),
      "GET admin/notice": async () => ({ body: {} as never }),
      "POST user/refresh": async () => {
        throw new Refused("LOGIN_REQUIRED");
      },
    },
    ...options,
  });
  return { server, lines };
}

const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

test("a forged token and a menu that is not theirs are logged, with ids alone", async () => {
  const { server, lines } = await serve();
  const headers = { "x-request-id": "request-1" };
  await server.ask({ url: "/sb/terms", headers: { ...headers, ...bearer("forged-secret") } });
  await server.ask({ url: "/sb/admin/notice?secret=1", headers: { ...headers, ...bearer("mina") } });
  await server.ask({ method: "POST", url: "/sb/user/refresh", headers: { ...headers, cookie: "refreshToken=secret" } });
  const message = "access was refused";
  const facts = { requestId: "request-1", message };
  expect(lines).toEqual([
    { ...facts, route: "GET terms", userId: undefined, code: "LOGIN_REQUIRED" },
    { ...facts, route: "GET admin/notice", userId: "mina", code: "NO_MENU_ACCESS" },
    { ...facts, route: "POST user/refresh", userId: undefined, code: "LOGIN_REQUIRED" },
  ]);
  await server.close();
});

test("visitors and people with good tokens leave no line", async () => {
  const { server, lines } = await serve();
  await server.ask("/sb/terms");
  await server.ask("/sb/admin/notice");
  await server.ask({ url: "/sb/terms", headers: bearer("mina") });
  await server.ask({ method: "POST", url: "/sb/user/refresh" });
  expect(lines).toEqual([]);
  await server.close();
});

test("an exceeded limit is logged once, by address and by account", async () => {
  const { server, lines } = await serve({ rateLimit: 2, counters: openMemory(), trustProxy: 1 });
  for (let asked = 0; asked < 5; asked += 1) await server.ask("/sb/terms");
  for (let asked = 0; asked < 5; asked += 1)
    await server.ask({ url: "/sb/terms", headers: { ...bearer("mina"), "x-forwarded-for": `203.0.113.${asked}` } });
  expect(lines).toEqual([
    { name: "all", limit: 2, message: "a limit was exceeded" },
    { name: "all", userId: "mina", limit: 2, message: "a limit was exceeded" },
  ]);
  await server.close();
});
