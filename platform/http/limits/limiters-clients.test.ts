// Who is counted: an address that nobody can make up, and an account wherever it asks from.
import { expect, test } from "vitest";
import { openMemory } from "../../rate-limit/memory.ts";
import type { ServerOptions } from "../server.ts";
import { serveForTest } from "../testing.ts";

const serve = (options: Partial<ServerOptions>) =>
  serveForTest({
    counters: openMemory(),
    verifyAccess: async (userId) => ({ ok: { userId, isAdmin: false, sessionId: "s1", membership: 1 } }),
    handlers: {
      "GET terms": async () => ({ body: { items: [] } }),
      "POST report/history/delete": async () => ({ body: undefined }),
      "POST report/extra": async ({ body }) => ({ body: { dclrSeq: body.dclrSeq } }),
    },
    ...options,
  });

test.each([
  ["no proxy is trusted", 0],
  ["the trusted networks are elsewhere", ["10.0.0.0/8", "fd00::/8"]],
] as const)("a spoofed address changes nothing where %s", async (_name, trustProxy) => {
  await using server = await serve({ rateLimit: 3, trustProxy });
  const spoofs = [{}, { "x-forwarded-for": "203.0.113.7" }, { "x-forwarded-for": "10.0.0.1, 10.0.0.2" }];
  const others = [{ forwarded: "for=203.0.113.9" }, { "x-real-ip": "203.0.113.9" }, { "x-forwarded-for": "::1" }];
  const statuses: number[] = [];
  for (const headers of [...spoofs, ...others])
    statuses.push((await server.ask({ url: "/sb/terms", headers })).statusCode);
  expect(statuses).toEqual([200, 200, 200, 429, 429, 429]);
});

test.each([
  ["one proxy", 1, (client: string) => `198.51.100.1, 198.51.100.2, ${client}`],
  ["two proxies", 2, (client: string) => `198.51.100.1, ${client}, 192.0.2.1`],
  ["proxies by network", ["127.0.0.0/8", "192.0.2.0/24"], (client: string) => `10.0.0.1, ${client}, 192.0.2.1`],
] as const)(
  "behind %s the client is who they say; what came before is not believed",
  async (_name, trustProxy, via) => {
    await using server = await serve({ rateLimit: 1, trustProxy });
    const from = async (forwarded: string) =>
      (await server.ask({ url: "/sb/terms", headers: { "x-forwarded-for": forwarded } })).statusCode;
    expect([await from(via("203.0.113.7")), await from(via("203.0.113.8"))]).toEqual([200, 200]);
    expect(await from(via("203.0.113.7").replace(/^[\d.]+/, "203.0.113.99"))).toBe(429);
  },
);

test("one person at five addresses is one person", async () => {
  await using server = await serve({ rateLimit: 600, trustProxy: 1 });
  const extra = (token: string, address: number) =>
    server.ask({
      method: "POST",
      url: "/sb/report/extra",
      headers: { authorization: `Bearer ${token}`, "x-forwarded-for": `203.0.113.${address}` },
      payload: { dclrSeq: 1, extra: { demand: "b" } },
    });
  for (let asked = 0; asked < 30; asked += 1) expect((await extra("mina", asked % 5)).statusCode).toBeLessThan(300);
  const refused = await extra("mina", 5);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
  expect((await extra("yuna", 5)).statusCode).toBeLessThan(300);
});

test("an account's general limit is one for all routes without a limit of their own", async () => {
  await using server = await serve({ rateLimit: 2, trustProxy: 1 });
  const headers = (address: number) => ({ authorization: "Bearer mina", "x-forwarded-for": `203.0.113.${address}` });
  expect((await server.ask({ url: "/sb/terms", headers: headers(1) })).statusCode).toBe(200);
  const payload = { dclrSeq: 1 };
  const url = "/sb/report/history/delete";
  expect((await server.ask({ method: "POST", url, headers: headers(2), payload })).statusCode).toBeLessThan(300);
  expect((await server.ask({ url: "/sb/terms", headers: headers(3) })).statusCode).toBe(429);
});
