import { once } from "node:events";
import { createServer, type RequestListener, type Server } from "node:http";
import { text } from "node:stream/consumers";
import { createNodeServer } from "@sb/platform/http/node-server.ts";
import { createLogger } from "@sb/platform/log.ts";
import { afterEach, expect, test } from "vitest";
import { createGatewayApp } from "./app.ts";
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
  screens: ["/", "/report", "/report/:dclrSeq", "/report/history", "/a/:address", "/a/*", "/s/:host", "/s/*"],
};

async function gatewayTo(command: readonly string[], query: readonly string[], answerMs?: number): Promise<string> {
  const passTo = (origins: readonly string[]) => {
    const pass = createPassOn(origins, answerMs);
    closing.push(pass.close);
    return pass.handler;
  };
  const app = createGatewayApp({
    ...{
      page: PAGE,
      publicUrl: "https://safer.example",
      connectOrigins: [],
      https: false,
      log: createLogger("silent"),
    },
    ahead: watchReady(query),
    passOn: { command: passTo(command), query: passTo(query) },
  });
  const server = createNodeServer(app);
  const port = await server.listen({ host: "127.0.0.1", port: 0 });
  closing.push(server.close);
  return `http://127.0.0.1:${port}`;
}

type Echo = {
  readonly name: string;
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
};
const told = async (answer: Promise<Response>): Promise<Echo> => (await (await answer).json()) as Echo;

test("a request goes to the service that has its row, as it was sent", async () => {
  const url = await gatewayTo([(await echo("command")).url], [(await echo("query")).url]);
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
  const url = await gatewayTo([query.url], [query.url]);
  for (const path of ["/", "/report/history/12?lang=de", "/sitemap.xml", "/preview/home.png"])
    expect(await told(fetch(url + path))).toMatchObject({ name: "query", url: path });
  const app = await fetch(`${url}/report`);
  expect([app.status, await app.text()]).toEqual([200, PAGE.html]);
  expect(await (await fetch(`${url}/robots.txt`)).text()).toContain("Sitemap: https://safer.example/sitemap.xml");
  const away = await fetch(`${await gatewayTo([query.url], ["http://127.0.0.1:1"])}/report/history/12`);
  expect([away.status, away.headers.get("retry-after"), await away.text()]).toEqual([503, "5", PAGE.html]);
  expect(away.headers.get("cache-control")).toBe("no-store");
});

test.each([
  ["/report", 200, undefined],
  ["/report/?lang=de", 308, "/report?lang=de"],
  ["/report/history/", 308, "/report/history"],
  ["/s/t.me/name/?lang=de", 308, "/s/t.me%2Fname?lang=de"],
  ["/a/https://site.example/x.html", 308, "/a/https:%2F%2Fsite.example%2Fx.html"],
  ["//other.example/", 404, undefined],
  ["/report/0", 404, undefined],
  ["/nowhere", 404, undefined],
  ["/a/%E0%A4%A", 404, undefined],
])("a page has one path: %s gets %d", async (path, status, location) => {
  const query = await echo("query");
  const answer = await fetch((await gatewayTo([query.url], [query.url])) + path, { redirect: "manual" });
  expect([answer.status, answer.headers.get("location") ?? undefined]).toEqual([status, location]);
  if (status !== 308) expect(await answer.text()).toBe(PAGE.html);
  expect(answer.headers.get("x-robots-tag")).toBe(status === 404 ? "noindex" : null);
});

test("what is no page's path, and can't be decoded, is refused", async () => {
  const query = await echo("query");
  const url = await gatewayTo([query.url], [query.url]);
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
  const url = await gatewayTo(query, query);
  const headers = { "x-forwarded-for": "192.0.2.1", "x-request-id": "request-0001", te: "trailers" };
  const asked = await told(fetch(`${url}/sb/home/main`, { headers }));
  expect(asked.headers).toMatchObject({ "x-forwarded-for": "192.0.2.1, 127.0.0.1", "x-request-id": "request-0001" });
  expect(asked.headers).not.toHaveProperty("te");
  const answer = await fetch(`${url}/sb/home/main`);
  expect(answer.headers.get("x-answered-by")).toBe("query");
  expect(answer.headers.get("x-of-hop")).toBeNull();
});

test("a request without a body announces none", async () => {
  const command = [(await echo("command")).url];
  const url = await gatewayTo(command, command);
  const { headers } = await told(fetch(`${url}/sb/user/refresh`, { method: "POST" }));
  expect(headers["content-length"]).toBe("0");
  expect(headers).not.toHaveProperty("transfer-encoding");
});

test("several services of a kind are asked in turn; a read passes by one that is gone", async () => {
  const [one, two] = [await echo("one"), await echo("two")];
  const url = await gatewayTo([one.url], [one.url, two.url]);
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
  const readyz = async (query: readonly string[]) =>
    (await fetch(`${await gatewayTo([well.url], query)}/readyz`)).status;
  expect(await readyz([lost.url, well.url])).toBe(200);
  expect(await readyz([lost.url])).toBe(503);
  expect(await readyz(["http://127.0.0.1:1"])).toBe(503);
});

test("a service that is silent is 503", async () => {
  const silent = await serviceWith(() => undefined);
  const url = await gatewayTo([silent.url], [silent.url], 50);
  const refused = await fetch(`${url}/sb/report`, { method: "POST", body: "{}" });
  expect([refused.status, refused.headers.get("retry-after")]).toEqual([503, "5"]);
});

test("a service that breaks off its answer breaks it off for the client too", async () => {
  const { url: broken } = await serviceWith((_request, response) => {
    response.writeHead(200, { "content-length": "100" });
    response.write("half", () => response.destroy());
  });
  const url = await gatewayTo([broken], [broken]);
  await expect(fetch(`${url}/sb/home/main`).then((answer) => answer.text())).rejects.toThrow();
});

test("an answer before the body has come is passed on whole", async () => {
  const { url: early } = await serviceWith((_request, response) => {
    response.writeHead(413, { connection: "close" }).end("too large");
  });
  const url = await gatewayTo([early], [early]);
  const answer = await fetch(`${url}/sb/report`, { method: "POST", body: "x".repeat(100_000) });
  expect([answer.status, await answer.text()]).toEqual([413, "too large"]);
});

test("what no service has is refused here", async () => {
  const none = await echo("nobody");
  const url = await gatewayTo([none.url], [none.url]);
  for (const path of ["/internal/steps/a/b", "/sb/nothing", "/metrics", "/x/report"])
    expect((await fetch(url + path, { method: "POST" })).status, path).toBe(404);
  const wrong = await fetch(`${url}/sb/home/main`, { method: "POST" });
  expect([wrong.status, wrong.headers.get("allow")]).toEqual([405, "GET, HEAD"]);
});

test("a preflight for a look-up is answered here; a look-up that no service answers can be read by the page as well", async () => {
  const silent = await serviceWith(() => undefined);
  const url = await gatewayTo([silent.url], [silent.url], 50);
  const headers = { origin: "https://wallet.example", "access-control-request-method": "POST" };
  const preflight = await fetch(`${url}/sb/report/lookup/text`, { method: "OPTIONS", headers });
  expect([preflight.status, preflight.headers.get("access-control-allow-origin")]).toEqual([204, "*"]);
  const asked = await fetch(`${url}/sb/report/lookup?adrs=scam.example.com`, { headers });
  expect([asked.status, asked.headers.get("access-control-allow-origin")]).toEqual([503, "*"]);
  const filing = await fetch(`${url}/sb/report`, { method: "OPTIONS", headers });
  expect([filing.status, filing.headers.get("access-control-allow-origin")]).toEqual([405, null]);
});
