import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, expect, test } from "vitest";
import { fetchGuarded } from "./guarded-fetch.ts";

const LIMITS = { maxBytes: 1_000, timeoutMs: 10_000 };
let server: Server;
let origin: string;

beforeAll(async () => {
  server = createServer(({ url }, response) => {
    if (url === "/away") response.writeHead(302, { location: "http://127.0.0.1:1/" });
    response.end("here");
  });
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.close();
  server.closeAllConnections();
});

test("one origin on this machine may be excepted, and no other", async () => {
  const asked = { url: `${origin}/feed`, ...LIMITS };
  expect((await fetchGuarded(asked, { exceptOrigin: origin })).bytes.toString()).toBe("here");
  await expect(fetchGuarded(asked)).rejects.toMatchObject({ code: "SITE_REFUSED" });
  await expect(fetchGuarded(asked, { exceptOrigin: "http://127.0.0.1:1" })).rejects.toMatchObject({
    code: "SITE_REFUSED",
  });
});

test("it leads to no other place on this machine", async () => {
  const asked = { url: `${origin}/away`, redirects: 3, ...LIMITS };
  await expect(fetchGuarded(asked, { exceptOrigin: origin })).rejects.toMatchObject({ code: "REDIRECT_REFUSED" });
});
