// Whatever stands in front of the services passes all of this: the gateway, and an nginx with the generated configuration.
import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { createServer, type RequestListener, type Server } from "node:http";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { createNodeServer } from "@sb/platform/http/node-server.ts";
import { LARGEST_BODY } from "@sb/platform/http/request/multipart.ts";
import { createLogger } from "@sb/platform/log.ts";
import { afterEach, describe, expect, test, vi } from "vitest";
import { freePorts, stopProcess } from "../ci/services/process.ts";
import { createGatewayApp } from "./app.ts";
import { writeFolder } from "./nginx/write.ts";
import { createPassOn } from "./pass-on.ts";
import { watchReady } from "./watch-ready.ts";

const closing: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

async function serviceWith(listener: RequestListener): Promise<{ readonly url: string; readonly server: Server }> {
  const server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  closing.push(
    () => server.closeAllConnections(),
    () => server.close(),
  );
  const address = server.address();
  return { url: `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`, server };
}

/** Says what it was asked. */
const echo = (name: string) =>
  serviceWith(async (request, response) => {
    const body = await text(request);
    const { method, url, headers } = request;
    response.setHeader("x-answered-by", name);
    response.setHeader("connection", "keep-alive, x-of-hop");
    response.setHeader("x-of-hop", "1");
    response.end(JSON.stringify({ name, method, url, headers, body }));
  });

const PAGE = {
  html: "<!doctype html><title>Safer Block</title>",
  scriptHashes: [],
  screens: [
    ...["/", "/private", "/report", "/report/:dclrSeq", "/report/history"],
    ...["/a/:address", "/a/*", "/s/:host", "/s/*"],
  ],
};

type Front = (command: readonly string[], query: readonly string[], answerMs?: number) => Promise<string>;

const HEADERS = { scriptHashes: [], connectSources: [], https: false };
const PUBLIC_URL = "https://safer.example";

const startGateway: Front = async (command, query, answerMs) => {
  const passTo = (origins: readonly string[]) => {
    const pass = createPassOn(origins, answerMs);
    closing.push(pass.close);
    return pass.handler;
  };
  const app = createGatewayApp({
    ...{ ...HEADERS, page: PAGE, publicUrl: PUBLIC_URL, log: createLogger("silent") },
    ahead: watchReady(query),
    passOn: { command: passTo(command), query: passTo(query) },
  });
  const server = createNodeServer(app);
  const port = await server.listen({ host: "127.0.0.1", port: 0 });
  closing.push(server.close);
  return `http://127.0.0.1:${port}`;
};

const startNginx: Front = async (command, query, answerMs = 45_000) => {
  const folder = mkdtempSync(join(tmpdir(), "sb-nginx-"));
  closing.push(() => rmSync(folder, { recursive: true }));
  const [port = 0] = await freePorts(1);
  const hosts = { command: command.map(hostOf), query: query.map(hostOf) };
  const content = { page: PAGE, publicUrl: PUBLIC_URL, headers: HEADERS, listen: `127.0.0.1:${port}`, hosts, answerMs };
  writeFolder(content, { folder, run: folder, resolver: undefined });
  // The folder is root's alone, where root runs the tests.
  const asUser = process.getuid?.() === 0 ? ["-g", "user root;"] : [];
  const args = ["-e", "stderr", "-c", join(folder, "nginx.conf"), ...asUser];
  const nginx = spawn(NGINX ?? "", args, { stdio: ["ignore", "ignore", "inherit"] });
  closing.push(() => stopProcess(nginx));
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}/healthz`), { interval: 5 });
  return `http://127.0.0.1:${port}`;
};

const hostOf = (origin: string): string => new URL(origin).host;

type Echo = {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
const told = async (answer: Promise<Response>): Promise<Echo> => (await (await answer).json()) as Echo;

const PATHS: readonly (readonly [path: string, status: number, location?: string])[] = [
  ["/private", 200],
  ["/report/?lang=de", 308, "/report?lang=de"],
  ["/report/history/", 308, "/report/history"],
  ["/s/t.me/name/?lang=de", 308, "/s/t.me%2Fname?lang=de"],
  ["/a/https://site.example/x.html", 308, "/a/https:%2F%2Fsite.example%2Fx.html"],
  ["//other.example/", 404],
  ["/report/0", 404],
  ["/nowhere", 404],
  ["/a/%E0%A4%A", 404],
];

/** The PATH of people who are not root often lacks its folder. */
const NGINX = ["nginx", "/usr/sbin/nginx"].find((program) => spawnSync(program, ["-v"]).status === 0);
const hasNginx = NGINX !== undefined;
const FRONTS: readonly (readonly [string, Front])[] = [
  ["the gateway", startGateway],
  ...(hasNginx ? [["nginx", startNginx] as const] : []),
];
if (!hasNginx)
  test.skipIf(process.env.SB_REQUIRE_ALL !== "1")("nginx: it is not installed", () => {
    throw new Error("nginx is not installed, and SB_REQUIRE_ALL=1 lets nothing be left out");
  });

test("the gateway passes on no header that is about one connection", async () => {
  const query = [(await echo("query")).url];
  const answer = await fetch(`${await startGateway(query, query)}/sb/home/main`);
  expect(answer.headers.get("x-of-hop")).toBeNull();
});

describe.each(FRONTS)("%s", (_name, start) => {
  test("a request goes to the service that has its row, as it was sent", async () => {
    const url = await start([(await echo("command")).url], [(await echo("query")).url]);
    expect(await told(fetch(`${url}/sb/report/history?searchKeyword=a%20b`))).toMatchObject({
      ...{ name: "query", method: "GET", url: "/sb/report/history?searchKeyword=a%20b" },
    });
    const filed = await told(fetch(`${url}/sb/report`, { method: "POST", body: "{}", headers: { "x-own": "1" } }));
    expect(filed).toMatchObject({ name: "command", method: "POST", body: "{}", headers: { "x-own": "1" } });
    expect((await told(fetch(`${url}/sb/agency/report/1/package`))).name).toBe("command");
    expect((await told(fetch(`${url}/taxii2/`))).name).toBe("query");
  });

  test("public pages are the query service's; while it is away they are the app alone, and not to be indexed", async () => {
    const query = await echo("query");
    const url = await start([query.url], [query.url]);
    for (const path of ["/", "/report/history/12?lang=de", "/sitemap.xml", "/preview/home.png"])
      expect(await told(fetch(url + path))).toMatchObject({ name: "query", url: path });
    const app = await fetch(`${url}/private`);
    expect([app.status, await app.text()]).toEqual([200, PAGE.html]);
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain("Sitemap: https://safer.example/sitemap.xml");
    const away = await fetch(`${await start([query.url], ["http://127.0.0.1:1"])}/report/history/12`);
    expect([away.status, away.headers.get("retry-after"), await away.text()]).toEqual([503, "5", PAGE.html]);
    expect(away.headers.get("cache-control")).toBe("no-store");
  });

  test("a page has one path", async () => {
    const query = await echo("query");
    const url = await start([query.url], [query.url]);
    for (const [path, status, location] of PATHS) {
      const answer = await fetch(url + path, { redirect: "manual" });
      expect([answer.status, answer.headers.get("location") ?? undefined], path).toEqual([status, location]);
      if (status !== 308) expect(await answer.text(), path).toBe(PAGE.html);
      expect(answer.headers.get("x-robots-tag"), path).toBe(status === 404 ? "noindex" : null);
    }
  });

  test("what is no page's path, and can't be decoded, is refused", async () => {
    const query = await echo("query");
    const url = await start([query.url], [query.url]);
    for (const [method, path] of [
      ["GET", "/sb/report/%E0%A4%A"],
      ["POST", "/a/%E0%A4%A"],
    ] as const) {
      const answer = await fetch(url + path, { method });
      expect([answer.status, await answer.json()]).toMatchObject([400, { code: "INVALID_REQUEST" }]);
    }
  });

  test("the service learns who asks and by which id; what is about one connection stays there", async () => {
    const query = [(await echo("query")).url];
    const url = await start(query, query);
    const headers = { "x-forwarded-for": "192.0.2.1", "x-request-id": "request-0001", te: "trailers" };
    const asked = await told(fetch(`${url}/sb/home/main`, { headers }));
    expect(asked.headers).toMatchObject({ "x-forwarded-for": "192.0.2.1, 127.0.0.1", "x-request-id": "request-0001" });
    expect(asked.headers).not.toHaveProperty("te");
    const answer = await fetch(`${url}/sb/home/main`);
    expect(answer.headers.get("x-answered-by")).toBe("query");
  });

  test("a request without a body announces none", async () => {
    const command = [(await echo("command")).url];
    const url = await start(command, command);
    const { headers } = await told(fetch(`${url}/sb/user/refresh`, { method: "POST" }));
    expect(headers["content-length"]).toBe("0");
    expect(headers).not.toHaveProperty("transfer-encoding");
  });

  test("several services of a kind are asked in turn; a read passes by one that is gone", async () => {
    const [one, two] = [await echo("one"), await echo("two")];
    const url = await start([one.url], [one.url, two.url]);
    const ask = async () => (await told(fetch(`${url}/sb/home/main`))).name;
    expect(new Set([await ask(), await ask(), await ask(), await ask()])).toEqual(new Set(["one", "two"]));
    one.server.closeAllConnections();
    one.server.close();
    expect([await ask(), await ask(), await ask()]).toEqual(["two", "two", "two"]);
    const write = await fetch(`${url}/sb/report`, { method: "POST", body: "{}" });
    expect([write.status, write.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await write.json()).toMatchObject({ code: "UNAVAILABLE" });
  });

  test("it is ready while a query service is", async () => {
    const [well, lost] = [await echo("well"), await serviceWith((_request, response) => response.writeHead(503).end())];
    const readyz = async (query: readonly string[]) => (await fetch(`${await start([well.url], query)}/readyz`)).status;
    expect(await readyz([lost.url, well.url])).toBe(200);
    expect(await readyz([lost.url])).toBe(503);
    expect(await readyz(["http://127.0.0.1:1"])).toBe(503);
  });

  test("a service that is silent is 503", async () => {
    const silent = await serviceWith(() => undefined);
    const url = await start([silent.url], [silent.url], 50);
    const refused = await fetch(`${url}/sb/report`, { method: "POST", body: "{}" });
    expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
  });

  test("a service that breaks off its answer breaks it off for the client too", async () => {
    const { url: broken } = await serviceWith((_request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => response.destroy());
    });
    const url = await start([broken], [broken]);
    await expect(fetch(`${url}/sb/home/main`).then((answer) => answer.text())).rejects.toThrow();
  });

  test("an answer before the body has come is passed on whole", async () => {
    const { url: early } = await serviceWith((request, response) => {
      response.writeHead(413).end("too large");
      // As the services do: nginx may not read the answer of one that closes while it still sends.
      request.resume();
    });
    const url = await start([early], [early]);
    const answer = await fetch(`${url}/sb/report`, { method: "POST", body: "x".repeat(100_000) });
    expect([answer.status, await answer.text()]).toEqual([413, "too large"]);
  });

  test("what no service has is refused here", async () => {
    const none = await echo("nobody");
    const url = await start([none.url], [none.url]);
    for (const path of ["/internal/steps/a/b", "/sb/nothing", "/metrics", "/x/report"])
      expect((await fetch(url + path, { method: "POST" })).status, path).toBe(404);
    const wrong = await fetch(`${url}/sb/home/main`, { method: "POST" });
    expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
  });

  test("a preflight for a look-up is answered here; a look-up that no service answers can be read by the page as well", async () => {
    const silent = await serviceWith(() => undefined);
    const url = await start([silent.url], [silent.url], 50);
    const headers = { origin: "https://wallet.example", "access-control-request-method": "POST" };
    const preflight = await fetch(`${url}/sb/report/lookup/text`, { method: "OPTIONS", headers });
    expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
    const asked = await fetch(`${url}/sb/report/lookup?adrs=scam.example.com`, { headers });
    expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([503, "*"]);
    const filing = await fetch(`${url}/sb/report`, { method: "OPTIONS", headers });
    expect([filing.status, filing.headers.get("access-control-allow-origin")]).toEqual([405, null]);
  });

  test("its own answers have the headers of the services' answers, and each an id", async () => {
    const none = await echo("nobody");
    const url = await start([none.url], [none.url]);
    const page = await fetch(`${url}/private`, { headers: { "x-request-id": "request-0002" } });
    expect(page.headers.get("content-security-policy")).toContain("script-src 'self'");
    expect([page.headers.get("x-request-id"), page.headers.get("cache-control")]).toEqual(["request-0002", "no-cache"]);
    const refused = await fetch(`${url}/sb/nothing`, { headers: { "x-request-id": "no id" } });
    const id = refused.headers.get("x-request-id");
    expect(await refused.json()).toMatchObject({ code: "NOT_FOUND", requestId: id });
    expect(id).toMatch(/^[\w-]{32,36}$/);
    for (const [name, value] of [
      ["content-type", "application/problem+json; charset=utf-8"],
      ["content-security-policy", "default-src 'none';base-uri 'none';frame-ancestors 'none'"],
      ["x-content-type-options", "nosniff"],
      ["cache-control", "no-store"],
      ["x-robots-tag", "noindex"],
      ["cross-origin-resource-policy", "same-origin"],
    ] as const)
      expect(refused.headers.get(name), name).toBe(value);
  });
});

describe.runIf(hasNginx)("nginx", () => {
  test("refuses what is larger than any request", async () => {
    const none = await echo("nobody");
    const url = await startNginx([none.url], [none.url]);
    const long = await fetch(`${url}/sb/report/history?searchKeyword=${"x".repeat(40_000)}`);
    expect([long.status, await long.json()]).toMatchObject([413, { code: "FILE_TOO_LARGE" }]);
    const body = new Uint8Array(LARGEST_BODY + 1);
    const large = await fetch(`${url}/sb/report`, { method: "POST", body });
    expect([large.status, await large.json()]).toMatchObject([413, { code: "FILE_TOO_LARGE" }]);
  });
});
