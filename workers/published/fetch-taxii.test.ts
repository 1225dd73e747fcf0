// Reads TAXII collections whole, page by page, and sends a login to its own origin alone.
import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { publisher, sites } from "./publisher.fixture.ts";
import { useRefreshed } from "./refreshed.fixture.ts";

const LIST = sites(6);
const refreshed = useRefreshed((response) => publisher.list(response, LIST));

const KEPT = { login: { loginId: "a", sealed: "sealed" } };
const authorizations = () => refreshed.site.asked.map(({ headers }) => headers.authorization);

test("a publisher's own server alone gets the login, not another address of the list", async () => {
  refreshed.login = { origin: "https://localhost", user: "reader", secret: "pass: word" };
  refreshed.source = KEPT;
  await refreshed.refresh();
  expect(authorizations()).toEqual([`Basic ${Buffer.from("reader:pass: word").toString("base64")}`]);
  refreshed.login = { origin: "https://elsewhere.example", secret: "token" };
  await refreshed.refresh();
  expect(authorizations().at(-1)).toBeUndefined();
});

test.each<[string, string, (response: ServerResponse) => void]>([
  ["a file", "https://localhost/lists/drainers.txt", (response) => publisher.list(response, LIST)],
  [
    "a collection",
    "https://localhost/feeds/collections/1/objects/",
    (response) => response.writeHead(200, TAXII).end(JSON.stringify({ objects: ALL })),
  ],
])("where %s leads to another origin, that is asked without the login", async (_, url, answer) => {
  const there: IncomingHttpHeaders[] = [];
  await using elsewhere = await openElsewhere((response, headers) => {
    there.push(headers);
    answer(response);
  });
  refreshed.login = { origin: "https://localhost", user: "reader", secret: "pass: word" };
  refreshed.source = { ...KEPT, source: { url } };
  refreshed.site.respond = (response) => publisher.leadsTo(response, `${elsewhere.origin}/there`);
  expect(await refreshed.refresh({}, undefined, undefined, elsewhere.origin)).toHaveLength(1);
  expect(authorizations()).toEqual([expect.stringMatching(/^Basic /)]);
  expect(there.map(({ authorization }) => authorization)).toEqual([undefined]);
  expect(JSON.stringify(there)).not.toMatch(/cGFzc|pass|reader/);
});

/** Another server, at an origin of its own. */
async function openElsewhere(answer: (response: ServerResponse, headers: IncomingHttpHeaders) => void) {
  const server = createServer(({ headers }, response) => answer(response, headers));
  await new Promise<void>((resolve) => {
    server.listen(0, "127.0.0.1", resolve);
  });
  return {
    origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

const TAXII = { "content-type": "application/taxii+json;version=2.1" };
const object = (n: number) => ({
  type: "indicator",
  id: `indicator--${n}`,
  pattern: `[url:value = 'https://zq-${n}.com']`,
});

/** A server with two collections, whose objects come two a page. */
function serveTaxii(objects: readonly object[], { isByDate = false, login: wanted = "" } = {}): void {
  refreshed.site.respond = (response, { path = "", headers }) => {
    const url = new URL(path, "https://localhost");
    const answer = (body: object, more: object = {}) =>
      response.writeHead(200, { ...TAXII, ...more }).end(JSON.stringify(body));
    if (wanted !== "" && headers.authorization !== wanted) response.writeHead(401, TAXII).end("{}");
    else if (url.pathname === "/taxii2/") answer({ title: "Example", default: "/feeds/", api_roots: ["/feeds/"] });
    else if (url.pathname === "/feeds/")
      answer({ title: "Feeds", versions: [TAXII["content-type"]], max_content_length: 1 });
    else if (url.pathname === "/feeds/collections/")
      answer({
        collections: [
          { id: "1", title: "Fraud", can_read: true, can_write: false },
          { id: "2", title: "Malware", can_read: true, can_write: false },
          { id: "3", title: "Ours", can_read: false, can_write: true },
        ],
      });
    else if (url.pathname === "/feeds/collections/1/")
      answer({ id: "1", title: "Fraud", can_read: true, can_write: false });
    else if (url.pathname === "/feeds/collections/1/objects/") {
      const from = Number(url.searchParams.get("next") ?? url.searchParams.get("added_after")?.slice(-1) ?? 0);
      const some = objects.slice(from, from + Number(url.searchParams.get("limit") ?? 2));
      const end = from + some.length;
      const more = end < objects.length;
      answer(
        { ...(more && { more, ...(!isByDate && { next: String(end) }) }), ...(some.length > 0 && { objects: some }) },
        some.length > 0 ? { "x-taxii-date-added-last": `2026-01-01T00:00:00.00000${end}` } : {},
      );
    } else response.writeHead(404).end();
  };
}
const objectsIn = (taken: readonly unknown[]) =>
  taken.flatMap((each) =>
    (each as { readonly text: string }).text
      .trim()
      .split("\n")
      .flatMap((line) => (JSON.parse(line) as { readonly objects?: readonly object[] }).objects ?? []),
  );
const ALL = Array.from({ length: 5 }, (_, n) => object(n));

test.each([
  ["its discovery", "https://localhost/taxii2/", {}],
  ["its API root, which only the answer tells", "https://localhost/feeds/", {}],
  ["the collection, which goes on by dates", "https://localhost/feeds/collections/1/", { isByDate: true }],
])("a collection is read whole, page by page, from %s", async (_, url, how) => {
  serveTaxii(ALL, how);
  refreshed.source = { source: { url }, path: "fraud" };
  expect(objectsIn(await refreshed.refresh())).toEqual(ALL);
  expect(refreshed.site.asked.at(-1)?.headers.accept).toBe("application/taxii+json;version=2.1");
});

test("a collection that nothing was added to is not read again", async () => {
  serveTaxii(ALL);
  refreshed.source = { source: { url: "https://localhost/feeds/collections/1/objects/" } };
  await refreshed.refresh();
  expect(await refreshed.refresh()).toEqual(["UNCHANGED"]);
  serveTaxii([...ALL, object(5)]);
  expect(objectsIn(await refreshed.refresh())).toHaveLength(6);
  expect(objectsIn(await refreshed.refresh({ asked: true }))).toHaveLength(6);
});

test("of several collections one must be named, and a login that is refused is told", async () => {
  serveTaxii(ALL, { login: "Bearer token" });
  refreshed.source = { source: { url: "https://localhost/taxii2/" } };
  expect(await refreshed.refresh()).toEqual(["HTTP_STATUS 401"]);
  [refreshed.source, refreshed.login] = [
    { ...refreshed.source, ...KEPT },
    { origin: "https://localhost", secret: "token" },
  ];
  expect(await refreshed.refresh()).toEqual(["SEVERAL_LISTS Fraud Malware"]);
  refreshed.source = { ...refreshed.source, path: "1" };
  expect(objectsIn(await refreshed.refresh())).toEqual(ALL);
});

test("a server that says that more comes, and not where, has not given all of it", async () => {
  refreshed.site.respond = (response) =>
    response.writeHead(200, TAXII).end(JSON.stringify({ more: true, objects: ALL }));
  refreshed.source = { source: { url: "https://localhost/feeds/collections/1/objects/" } };
  expect(await refreshed.refresh()).toEqual(["CUT_OFF"]);
});
