// Feeds that machines take in, over HTTP: TAXII, MISP's feed, blocklists.
import { createHash } from "node:crypto";
import type { IssuedKey } from "@sb/contracts/apikey/wire.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { type InProcess, startWith } from "../../test/servers/in-process.ts";
import { temporaryDir } from "../../test/servers/server.ts";

type Found = { readonly id: string; readonly type: string; readonly [name: string]: unknown };
type Filed = { readonly dclrSeq: number };

const WITHIN = { timeout: 15_000 };
const dir = temporaryDir();
let server: InProcess;
let [one, two]: readonly Person[] = [];
beforeAll(async () => {
  server = await startWith(dir.path, {});
  one = await signIn(server.url, "one@example.com", "One");
  two = await signIn(server.url, "two@example.com", "Two");
});
afterAll(async () => {
  await server.stop();
  dir[Symbol.dispose]();
});

const people = (): readonly [Person, Person] => {
  if (!one || !two) throw new Error("nobody is signed in yet");
  return [one, two];
};
const get = (path: string, headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${server.url}${path}`, { headers });
const objects = async (query: string): Promise<{ more?: boolean; next?: string; objects?: readonly Found[] }> =>
  (await get(`/taxii2/reports/collections/public/objects/?${query}`)).json();

const file = async (person: Person, changes: object = {}, rest: object = {}): Promise<number> => {
  const answer = await person.call<Filed>("POST", "report", declaration(changes, rest));
  expect(answer.status, JSON.stringify(answer.body)).toBe(201);
  return answer.body.dclrSeq;
};
const indicatorsOf = async (dclrSeq: number): Promise<readonly Found[]> =>
  (await everything(500)).filter(
    ({ type, external_references, extensions }) =>
      type === "indicator" && JSON.stringify([external_references, extensions]).includes(String(dclrSeq)),
  );

async function everything(limit: number): Promise<readonly Found[]> {
  const all: Found[] = [];
  let next: string | undefined;
  do {
    const page = await objects(`limit=${limit}${next ? `&next=${next}` : ""}`);
    all.push(...(page.objects ?? []));
    next = page.more ? page.next : undefined;
  } while (next);
  return all;
}

const keyOf = ({ id, modified }: Found): string => `${id} ${modified ?? ""}`;

test("a collection has what people reported in public, each object once, in pages of any size", async () => {
  const [person, other] = people();
  const shared = madeUpAddress("shared");
  const first = await file(
    person,
    { adrs: shared },
    { additional: { suspect: { name: "marker-suspect" }, reporter: {} } },
  );
  const second = await file(other, { adrs: shared });
  const hidden = await file(other, { adrs: madeUpAddress("hidden"), open: "PRIVATE" });
  await expect.poll(() => indicatorsOf(second), WITHIN).toHaveLength(1);
  const all = await everything(500);
  expect(all.map(({ type }) => type)).toEqual([
    "marking-definition",
    "identity",
    "extension-definition",
    "cryptocurrency-wallet",
    ...["observed-data", "indicator", "relationship"],
    ...["observed-data", "indicator", "relationship"],
  ]);
  expect(await indicatorsOf(first)).toMatchObject([{ pattern: `[cryptocurrency-wallet:value = '${shared}']` }]);
  const text = JSON.stringify(all);
  expect([String(hidden), madeUpAddress("hidden"), "marker-suspect"].filter((word) => text.includes(word))).toEqual([]);
  for (const limit of [1, 2, 3, 4, 7]) expect((await everything(limit)).map(keyOf)).toEqual(all.map(keyOf));
});

test("whoever asks while reports are filed and changed gets each version once", async () => {
  const [person] = people();
  let last = 0;
  const filing = (async () => {
    for (let at = 0; at < 20; at += 1) last = await file(person, { adrs: madeUpAddress(`busy ${at}`) });
  })();
  const seen: string[] = [];
  let added: string | null = null;
  let isFiling = true;
  const ended = filing.finally(() => {
    isFiling = false;
  });
  const read = async () => {
    const query = added ? `&added_after=${added}` : "";
    const answer = await get(`/taxii2/reports/collections/public/objects/?limit=5${query}`);
    const { objects: found = [] } = (await answer.json()) as { objects?: Found[] };
    seen.push(...found.map(keyOf));
    added = answer.headers.get("x-taxii-date-added-last") ?? added;
  };
  while (isFiling) await read();
  await ended;
  await expect.poll(() => indicatorsOf(last), WITHIN).toHaveLength(1);
  const all = await everything(500);
  await expect
    .poll(async () => {
      await read();
      return seen.length;
    }, WITHIN)
    .toBe(all.length);
  expect(new Set(seen).size).toBe(seen.length);
});

test("a deleted report is revoked, and nothing of its words is left", async () => {
  const [person] = people();
  const dclrSeq = await file(person, { adrs: madeUpAddress("gone"), title: "Nowhere to be read" });
  await expect.poll(() => indicatorsOf(dclrSeq), WITHIN).toMatchObject([{ name: "Nowhere to be read" }]);
  expect((await person.call("POST", "report/history/delete", { dclrSeq })).status).toBe(204);
  await expect.poll(async () => (await indicatorsOf(dclrSeq)).map(({ revoked }) => revoked), WITHIN).toEqual([true]);
  const text = JSON.stringify(await everything(500));
  expect(text).not.toContain("Nowhere to be read");
});

test("clients of TAXII may call with an API key, as a bearer token or as a password, until it is revoked", async () => {
  const [person] = people();
  const issued = await person.call<IssuedKey>("POST", "support/api-key", { name: "taxii" });
  await person.call("GET", "support/api-key", undefined, seeing(issued));
  const { key, keyId } = issued.body;
  const basic = `Basic ${Buffer.from(`anybody:${key}`).toString("base64")}`;
  const status = async (authorization: string) => (await get("/taxii2/", { authorization })).status;
  expect([await status(`Bearer ${key}`), await status(basic)]).toEqual([200, 200]);
  const revoked = await person.call("POST", "support/api-key/revoke", { keyId });
  await person.call("GET", "support/api-key", undefined, seeing(revoked));
  expect([await status(`Bearer ${key}`), await status(basic), await status("Bearer x")]).toEqual([401, 401, 401]);
  const refused = await get("/taxii2/", { authorization: basic });
  expect(refused.headers.get("www-authenticate")).toContain("Basic");
});

test("MISP's feed names each value's hash and event, and tells when a day has changed", async () => {
  const [person] = people();
  const adrs = madeUpAddress("misp");
  const dclrSeq = await file(person, { adrs });
  const line = new RegExp(`^${createHash("md5").update(adrs).digest("hex")},(.+)$`, "m");
  await expect.poll(async () => (await get("/feeds/misp/hashes.csv")).text()).toMatch(line);
  const [, uuid = ""] = line.exec(await (await get("/feeds/misp/hashes.csv")).text()) ?? [];
  const manifest = async () =>
    (await get("/feeds/misp/manifest.json")).json() as Promise<Record<string, { timestamp: string }>>;
  const before = (await manifest())[uuid];
  expect(before).toMatchObject({ Orgc: { name: "Safer Block" }, Tag: [{ name: "tlp:clear" }] });
  const { Event } = (await (await get(`/feeds/misp/${uuid}.json`)).json()) as { Event: { Object: readonly Found[] } };
  expect(JSON.stringify(Event.Object)).toContain(adrs);
  await person.call("POST", "report/history/delete", { dclrSeq });
  await expect.poll(async () => Number((await manifest())[uuid]?.timestamp)).toBeGreaterThan(Number(before?.timestamp));
  const after = await (await get(`/feeds/misp/${uuid}.json`)).json();
  expect(after).toMatchObject({
    Event: { Object: expect.arrayContaining([expect.objectContaining({ deleted: true })]) },
  });
});

test("feeds that were not changed are not sent again", async () => {
  const answer = await get("/feeds/misp/manifest.json");
  const etag = answer.headers.get("etag") ?? "";
  expect((await get("/feeds/misp/manifest.json", { "if-none-match": etag })).status).toBe(304);
  expect((await get("/feeds/hosts.txt", { "if-none-match": etag })).status).toBe(200);
  expect((await get("/feeds/nothing.txt")).status).toBe(404);
  expect((await get("/feeds/misp/00000000-0000-4000-8000-000000000000.json")).status).toBe(404);
});
