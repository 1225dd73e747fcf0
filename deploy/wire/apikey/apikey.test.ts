// API keys over HTTP: made, used, counted, revoked; and which routes take them.
import { createHash, randomUUID } from "node:crypto";
import type { IssuedKey } from "@sb/contracts/apikey/wire.ts";
import type { LookupRange } from "@sb/contracts/report/lookup/range.ts";
import { type Route, type RouteKey, routes } from "@sb/contracts/routes.ts";
import { beforeAll, expect, test } from "vitest";
import { bearer, registerAgency } from "../../test/people/agency.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { get, getDetail } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { found } from "../../test/stored/what-is-left.ts";

const server = useServer({ env: { SB_ADMIN_EMAILS: "admin@example.com", SB_RATE_LIMIT: "1000" } });
const adrs = madeUpAddress("looked up by key");
const LOOKUP = `report/lookup?adrs=${adrs}`;
let mina: Person;
let admin: Person;

beforeAll(async () => {
  [mina, admin] = await Promise.all([
    signIn(server.url, "mina@example.com", "Mina"),
    signIn(server.url, "admin@example.com", "Yuna"),
  ]);
  await mina.call("POST", "report", declaration({ adrs }));
});

async function issue(person: Person, name: string, more: Record<string, string> = {}) {
  const answer = await person.call<IssuedKey>("POST", "support/api-key", { name }, more);
  expect(answer.status).toBe(201);
  return answer.body;
}

const asked = (key: string, path: string, method = "GET", body?: unknown) =>
  request<{ code?: string; timesReported?: number }>(server.url, method, path, body, {
    authorization: `Bearer ${key}`,
  });

test("a key looks up as a bearer token and as a password, is counted, and is good for nothing once revoked", async () => {
  const { keyId, key } = await issue(mina, "production");
  expect(await asked(key, LOOKUP)).toMatchObject({ status: 200, body: { timesReported: 1 } });
  const authorization = `Basic ${Buffer.from(`taxii:${key}`).toString("base64")}`;
  expect((await request(server.url, "GET", LOOKUP, undefined, { authorization })).status).toBe(200);
  expect((await asked(key, "report/lookup", "POST", { adrs: [adrs] })).status).toBe(200);

  const { items } = await get(mina.call, "GET support/api-key");
  expect(items).toMatchObject([{ keyId, name: "production", rate: 600, hint: key.slice(-4) }]);
  expect(items[0]?.usage).toMatchObject([{ requests: 3, refused: 0 }]);
  // Neither it nor its secret half lies anywhere.
  expect(await found(server.dir, [key, key.slice(4)])).toEqual([]);

  const revoked = await mina.call("POST", "support/api-key/revoke", { keyId });
  expect(revoked.status).toBe(204);
  const left = await get(mina.call, "GET support/api-key", { headers: seeing(revoked) });
  expect(left.items).toEqual([]);
  expect(await asked(key, LOOKUP)).toMatchObject({ status: 401, body: { code: "API_KEY_INVALID" } });
  expect((await mina.call("POST", "support/api-key/revoke", { keyId })).status).toBe(204);
});

test("keys are good from the first answer on, and end with the answer to their revocation", async () => {
  const ida = await signIn(server.url, "ida@example.com", "Ida");
  for (let round = 0; round < 10; round += 1) {
    const { keyId, key } = await issue(ida, `round ${round}`);
    expect((await asked(key, LOOKUP)).status).toBe(200);
    expect((await ida.call("POST", "support/api-key/revoke", { keyId })).status).toBe(204);
    expect((await asked(key, LOOKUP)).status).toBe(401);
  }
});

test("a request that is repeated shows the same key; a sixth key is refused", async () => {
  const noa = await signIn(server.url, "noa@example.com", "Noa");
  const once = { "idempotency-key": randomUUID() };
  const first = await issue(noa, "one", once);
  expect(await issue(noa, "one", once)).toEqual(first);
  for (const name of ["two", "three", "four", "five"]) await issue(noa, name);
  const sixth = await noa.call("POST", "support/api-key", { name: "six" });
  expect(sixth).toMatchObject({ status: 422, body: { code: "TOO_MANY_KEYS" } });
});

test("nobody revokes another's key but an admin, with a reason that the audit has", async () => {
  const { keyId, key } = await issue(mina, "leaked");
  const others = await signIn(server.url, "eve@example.com", "Eve");
  expect((await others.call("POST", "support/api-key/revoke", { keyId })).status).toBe(404);
  expect((await asked(key, LOOKUP)).status).toBe(200);

  const { items } = await get(admin.call, "GET admin/api-key", { query: {} });
  const holderId = items.find((item) => item.keyId === keyId)?.holderId;
  const body = { keyId, holderId, reason: "It was found in a public repository." };
  const revoked = await admin.call("POST", "admin/api-key/revoke", body);
  expect(revoked.status).toBe(204);
  const { items: acts } = await get(admin.call, "GET admin/audit", {
    query: { act: "ApiKeyRevoked" },
    headers: seeing(revoked),
  });
  expect(acts).toMatchObject([{ act: "ApiKeyRevoked", actor: admin.id, target: keyId }]);
  expect(await asked(key, LOOKUP)).toMatchObject({ status: 401, body: { code: "API_KEY_INVALID" } });
});

test("who leaves has no keys any more", async () => {
  const leaver = await signIn(server.url, "leaver@example.com", "Leaver");
  const { key } = await issue(leaver, "mine");
  const left = await leaver.call("POST", "user/delete");
  await request(server.url, "GET", "home/main", undefined, seeing(left));
  await expect.poll(async () => (await asked(key, LOOKUP)).body.code).toBe("API_KEY_INVALID");
});

const filing = (more: object) => declaration({ adrs: madeUpAddress(randomUUID()), ...more });

test("a key lists its owner's public reports, and nothing that is confidential", async () => {
  const lister = await signIn(server.url, "lister@example.com", "Lister");
  const shown = await lister.call<{ dclrSeq: number }>("POST", "report", filing({}));
  const hidden = await lister.call<{ dclrSeq: number }>("POST", "report", filing({ open: "PRIVATE" }));
  const { key } = await issue(lister, "lists");
  const headers = { authorization: `Bearer ${key}`, ...seeing(hidden) };
  const read = (path: string) =>
    request<{ items?: { dclrSeq: number }[] }>(server.url, "GET", path, undefined, headers);
  const mine = await read("report/history/mine");
  expect(mine.body.items?.map(({ dclrSeq }) => dclrSeq)).toEqual([shown.body.dclrSeq]);
  expect((await read("report/history?pagination.size=1")).status).toBe(200);
  const detail = await read(`report/history/${shown.body.dclrSeq}`);
  expect(detail).toMatchObject({ status: 200, body: { mine: true } });
  expect(detail.body).not.toHaveProperty("additional");
  expect((await read(`report/history/${hidden.body.dclrSeq}`)).status).toBe(404);
});

test("a key files in its owner's name with the scope for it alone, within the owner's own limits", async () => {
  const filer = await signIn(server.url, "filer@example.com", "Filer");
  const reader = await issue(filer, "reads");
  expect(await asked(reader.key, "report", "POST", filing({}))).toMatchObject({
    status: 403,
    body: { code: "API_KEY_SCOPE" },
  });
  const answer = await filer.call<IssuedKey>("POST", "support/api-key", { name: "files", scopes: ["file"] });
  const { key } = answer.body;
  expect(await asked(key, LOOKUP)).toMatchObject({ status: 403, body: { code: "API_KEY_SCOPE" } });
  const once = { authorization: `Bearer ${key}`, "idempotency-key": randomUUID() };
  const body = filing({});
  const filed = await request<{ dclrSeq: number }>(server.url, "POST", "report", body, once);
  expect(filed.status).toBe(201);
  expect((await request(server.url, "POST", "report", body, once)).body).toEqual(filed.body);
  const seen = await getDetail(filer.call, filed.body.dclrSeq, seeing(filed));
  expect(seen).toMatchObject({ nick: "Filer", mine: true, additional: {} });
  const { items } = await get(filer.call, "GET support/api-key");
  expect(items.map(({ name, scopes }) => [name, scopes])).toEqual([
    ["files", ["file"]],
    ["reads", ["read"]],
  ]);
  // Five public reports on a target, whoever sends them.
  const target = filing({});
  const codes = [];
  for (let i = 0; i < 6; i += 1) codes.push((await asked(key, "report", "POST", target)).body.code);
  expect(codes).toEqual([...Array.from({ length: 5 }, () => undefined), "TOO_MANY_ON_TARGET"]);
});

test("scopes are named, and at least one", async () => {
  const named = (scopes: unknown) => mina.call("POST", "support/api-key", { name: "none", scopes });
  expect(await named([])).toMatchObject({ status: 416, body: { fields: [{ path: "scopes" }] } });
  expect(await named(["admin"])).toMatchObject({ status: 400 });
});

test("a range is looked up by the beginning of the hash of what a look-up calls normalized", async () => {
  const { key } = await issue(mina, "wallet");
  const { normalized = "" } = await get(server.visitor, "GET report/lookup", { query: { adrs } });
  const hash = createHash("sha256").update(normalized).digest("hex");
  const range = await request<LookupRange>(
    server.url,
    "GET",
    `report/lookup/range/${hash.slice(0, 5).toUpperCase()}`,
    undefined,
    { authorization: `Bearer ${key}` },
  );
  expect(range.body.items).toContainEqual({ suffix: hash.slice(5), timesReported: 1, timesListed: 0, level: 10 });
  expect(JSON.stringify(range.body)).not.toContain(normalized);
  expect((await asked(key, "report/lookup/range/zzzzz")).body.code).toBe("INVALID_REQUEST");
});

async function agencysKey() {
  const boss = bearer(admin.accessToken);
  const agencySeq = await registerAgency(server.url, boss);
  const issued = await admin.call<IssuedKey>("POST", "admin/api-key", { agencySeq, name: "case system" });
  expect(issued.status).toBe(201);
  const query = { agencySeq: String(agencySeq) };
  const { items } = await get(admin.call, "GET admin/api-key", { query, headers: seeing(issued) });
  expect(items).toMatchObject([{ keyId: issued.body.keyId, agencySeq, rate: 1_200 }]);
  return { agencySeq, key: issued.body.key };
}

test("an agency's key reads what the agency may, until the agency is stopped", async () => {
  const { agencySeq, key } = await agencysKey();
  expect(await asked(key, "agency")).toMatchObject({ status: 200, body: { agencySeq } });
  // Reports of the tests before may be given to it, where a busy machine comes to them late.
  expect(await asked(key, "agency/report")).toMatchObject({ status: 200, body: { items: expect.any(Array) } });
  const status = { dclrSeq: 1, status: "RECEIVED" };
  expect(await asked(key, "agency/report/status", "POST", status)).toMatchObject({ body: { code: "NOT_FOUND" } });
  const { key: persons } = await issue(mina, "mine");
  expect(await asked(persons, "agency")).toMatchObject({ status: 403, body: { code: "NO_MENU_ACCESS" } });

  const stopped = await admin.call("POST", "admin/agency/stop", { agencySeq, reason: "It was closed." });
  expect(stopped.status).toBe(204);
  expect(await asked(key, "agency")).toMatchObject({ status: 401, body: { code: "API_KEY_INVALID" } });
});

test("an agency that is not there gets no key", async () => {
  const issued = await admin.call("POST", "admin/api-key", { agencySeq: 1, name: "nobody's" });
  expect(issued).toMatchObject({ status: 404, body: { code: "NOT_FOUND" } });
});

test("TAXII and the feeds take keys, and refuse those that are not good", async () => {
  const { key } = await agencysKey();
  const accept = "application/taxii+json;version=2.1";
  const statusOf = async (path: string, authorization: string) =>
    (await fetch(server.url + path, { headers: { accept, authorization } })).status;
  expect(await statusOf("/taxii2/", `Bearer ${key}`)).toBe(200);
  expect(await statusOf("/taxii2/", `Basic ${Buffer.from(`x:${key}`).toString("base64")}`)).toBe(200);
  expect(await statusOf("/taxii2/", `Bearer sbk_${"x".repeat(43)}`)).toBe(401);
});

const refusing = (Object.entries(routes) as [RouteKey, Route][]).filter(([, { apiKey, token }]) => !apiKey && !token);

test("every route that takes no keys refuses a good one", async () => {
  const { key } = await issue(mina, "curious");
  const answers = await Promise.all(
    refusing.map(async ([route]) => {
      const [method = "", path = ""] = route.split(" ");
      const { status, body } = await asked(key, path.replace(/\{\w+\}/g, "1"), method);
      return [route, status, body.code];
    }),
  );
  expect(answers).toEqual(refusing.map(([route]) => [route, 403, "API_KEY_NOT_TAKEN"]));
});
