import type { StixObject } from "@sb/knowledge/stix/object.ts";
import type { Collection, CollectionEntry } from "@sb/knowledge/taxii/port.ts";
import { microsOf, timestampOf } from "@sb/knowledge/taxii/time.ts";
import { serveForTest, type TestServer } from "@sb/platform/http/testing.ts";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mountTaxii } from "./mount.ts";

const ID = "11111111-2222-4333-8444-555555555555";
const START = Date.parse("2026-01-05T10:00:00.000Z") * 1_000;
const TAXII = "application/taxii+json;version=2.1";

const objectAt = (at: number): StixObject =>
  at % 2 === 0
    ? { type: "url", id: `url--${at}`, spec_version: "2.1", value: `https://evil.example/${at}` }
    : { type: "indicator", id: `indicator--${at}`, spec_version: "2.1", modified: "2026-01-05T10:00:00.000Z" };
const entries: readonly CollectionEntry[] = Array.from({ length: 7 }, (_, at) => ({
  added: START + at,
  object: objectAt(at),
}));

const collection: Collection = {
  id: ID,
  alias: "public",
  title: "Public reports",
  description: "All of them",
  after: async (after, limit) => {
    const later = entries.filter(({ added }) => added > after);
    return { entries: later.slice(0, limit), more: later.length > limit };
  },
  find: async (ids) => entries.filter(({ object }) => ids.includes(object.id)),
};

const server = { title: "Safer Block", description: "Reports", publicUrl: "https://sb.example" };
const openServer = () =>
  serveForTest({
    mountMore: (app) =>
      mountTaxii(app, {
        server,
        before: [],
        collectionsOf: async () => [collection],
        log: { error: () => undefined } as never,
      }),
  });

let running: TestServer;
beforeAll(async () => {
  running = await openServer();
});
afterAll(() => running.close());

async function ask(path: string, headers: Readonly<Record<string, string>> = {}, method = "GET", payload?: unknown) {
  const {
    statusCode,
    headers: answered,
    body,
  } = await running.ask({
    url: `/taxii2/${path}`,
    method,
    headers: { accept: TAXII, ...headers },
    payload,
  });
  return { status: statusCode, headers: answered, body: body === "" ? undefined : JSON.parse(body) };
}
const objects = (query: string) => ask(`reports/collections/public/objects/?${query}`);

describe("resources", () => {
  it("tells where the reports are, and what they are", async () => {
    const root = "https://sb.example/taxii2/reports/";
    const found = await ask("");
    expect(found).toMatchObject({ status: 200, body: { default: root, api_roots: [root] } });
    expect(found.headers["content-type"]).toBe(TAXII);
    expect((await ask("reports/")).body).toMatchObject({ versions: [TAXII], max_content_length: expect.any(Number) });
    const info = { id: ID, alias: "public", can_read: true, can_write: false };
    expect((await ask("reports/collections/")).body).toMatchObject({ collections: [info] });
    expect((await ask(`reports/collections/${ID}/`)).body).toMatchObject(info);
  });

  it("gives all objects in the order in which they were added, page by page", async () => {
    const seen: string[] = [];
    let query = "limit=3";
    for (let page = 0; page < 3; page += 1) {
      const { body, headers } = await objects(query);
      seen.push(...body.objects.map(({ id }: StixObject) => id));
      expect(headers["x-taxii-date-added-last"]).toBe(timestampOf(START + seen.length - 1));
      query = `limit=3&next=${body.next}`;
      expect(body.more ?? false).toBe(page < 2);
    }
    expect(seen).toEqual(entries.map(({ object }) => object.id));
  });

  it("gives only what was added later, strictly", async () => {
    const { body } = await objects(`added_after=${timestampOf(START + 4)}`);
    expect(body.objects.map(({ id }: StixObject) => id)).toEqual(["indicator--5", "url--6"]);
    const nothing = await objects(`added_after=${timestampOf(START + 6)}`);
    expect(nothing).toMatchObject({ status: 200, body: {} });
    expect(nothing.headers).not.toHaveProperty("x-taxii-date-added-first");
  });

  it.each([
    ["match[type]=url", ["url--0", "url--2", "url--4", "url--6"]],
    ["match[type]=url,indicator&match[id]=url--2,indicator--3,url--99", ["url--2", "indicator--3"]],
    ["match[version]=2026-01-05T10:00:00Z", ["indicator--1", "indicator--3", "indicator--5", "url--0"]],
    ["match[version]=all&match[type]=indicator", ["indicator--1", "indicator--3", "indicator--5"]],
    ["match[spec_version]=2.0", []],
  ])("finds by %s", async (query, ids) => {
    const { body } = await objects(query);
    expect((body.objects ?? []).map(({ id }: StixObject) => id).sort()).toEqual([...ids].sort());
  });

  it("pages through what few pass", async () => {
    const first = await objects("match[type]=url&limit=2");
    expect(first.body.objects.map(({ id }: StixObject) => id)).toEqual(["url--0", "url--2"]);
    const second = await objects(`match[type]=url&limit=9&next=${first.body.next}`);
    expect(second.body.objects.map(({ id }: StixObject) => id)).toEqual(["url--4", "url--6"]);
  });

  it("has a manifest, and versions of an object", async () => {
    const { body } = await ask("reports/collections/public/manifest/?limit=2");
    expect(body.objects).toEqual([
      {
        id: "url--0",
        date_added: timestampOf(START),
        version: timestampOf(START),
        media_type: "application/stix+json;version=2.1",
      },
      expect.objectContaining({ id: "indicator--1", version: "2026-01-05T10:00:00.000Z" }),
    ]);
    const path = "reports/collections/public/objects/indicator--1/";
    expect((await ask(path)).body.objects).toMatchObject([{ id: "indicator--1" }]);
    expect((await ask(`${path}versions/`)).body.versions).toEqual(["2026-01-05T10:00:00.000Z"]);
  });
});

describe("refusals", () => {
  it.each([
    ["elsewhere/", 404],
    ["reports/status/17/", 404],
    ["reports/collections/nothing/objects/", 404],
    ["reports/collections/public/objects/url--99/", 404],
    ["reports/collections/public/objects/url--0/more/", 404],
    ["reports/collections/public/objects/?limit=0", 400],
    ["reports/collections/public/objects/?limit=many", 400],
    ["reports/collections/public/objects/?added_after=yesterday", 400],
    ["reports/collections/public/objects/?next=!!", 400],
    [`reports/collections/public/objects/?match[id]=${Array(101).fill("a").join(",")}`, 400],
    ["reports/collections/public/objects/?match[version]=newest", 400],
  ])("%#: %s", async (path, status) => {
    const answer = await ask(path);
    expect(answer.status).toBe(status);
    expect(answer.headers["content-type"]).toBe(TAXII);
    expect(answer.body).toMatchObject({
      title: expect.any(String),
      http_status: String(status),
      error_id: expect.any(String),
    });
  });

  it.each([
    ["application/json", 406],
    ["application/taxii+json;version=2.0", 406],
    ["text/html, application/taxii+json; version=2.1", 200],
    ["application/taxii+json", 200],
    ["*/*", 200],
  ])("Accept: %s: %i", async (accept, status) => {
    expect((await ask("", { accept })).status).toBe(status);
  });

  it.each([
    ["POST", "reports/collections/public/objects/", { "content-type": "application/json" }, 415],
    ["POST", "reports/collections/public/objects/", { "content-type": TAXII }, 403],
    ["POST", "reports/collections/nothing/objects/", { "content-type": TAXII }, 404],
    ["DELETE", "reports/collections/public/objects/url--0/", {}, 403],
    ["POST", "reports/", {}, 405],
    ["PUT", "reports/", {}, 405],
  ])("%s %s: %o: %i", async (method, path, headers, status) => {
    const answer = await ask(path, headers, method, method === "POST" ? "{}" : undefined);
    expect(answer.status).toBe(status);
    if (status === 405) expect(answer.headers.allow).toBe("GET, HEAD");
  });

  it("takes in no more than it says", async () => {
    const large = "x".repeat(1_000_001);
    const answer = await ask("reports/collections/public/objects/", { "content-type": TAXII }, "POST", large);
    expect(answer.status).toBe(413);
  });
});

it.each(["2026-01-05T10:00:00.000007Z", "2026-01-05T10:00:00.999999Z"])("keeps the microseconds of %s", (text) => {
  expect(timestampOf(microsOf(text) ?? 0)).toBe(text);
});
it.each(["2026-01-05", "2026-01-05T10:00:00+01:00", "soon", "2026-13-45T99:00:00Z"])("%s is no timestamp", (text) => {
  expect(microsOf(text)).toBeUndefined();
});
