import { APIKEY_COLLECTION, APIKEY_LISTS, APIKEY_MODEL, type ApiKeyDoc } from "@sb/contracts/apikey/model.ts";
import { hashOfKey } from "@sb/platform/api-key-hash.ts";
import type { Caller, HttpRequest } from "@sb/platform/http/handler.ts";
import { createVerifyKey } from "@sb/platform/http/request/verify-key.ts";
import { createKeyUsage } from "@sb/platform/rate-limit/key-usage.ts";
import { openMemory } from "@sb/platform/rate-limit/memory.ts";
import { expect, test } from "vitest";
import { ADMIN, NOW, OWNER, openBench, requestOf } from "../report/testing.ts";
import { routes as apiKeyQueries } from "./routes.ts";

const KEY = `sbk_${"a".repeat(43)}`;
const hash = hashOfKey(KEY);
const holder = { userId: OWNER.userId, membership: OWNER.membership };
const doc: ApiKeyDoc = {
  keyId: "k",
  hash,
  holder,
  hint: "aaaa",
  name: "production",
  rate: 600,
  scopes: ["read"],
  issuedAt: NOW,
};
const pagination = { page: 1, size: 10 };
/** A request to whichever route is asked. */
const from = (caller: Caller, parts: { readonly query?: object }): HttpRequest<never> =>
  requestOf<"GET report/history/mine">(caller, parts as never) as HttpRequest<never>;

async function openKeys() {
  const bench = await openBench();
  const { readStore } = bench.deps;
  const lists = [APIKEY_LISTS.all, APIKEY_LISTS.of(`user~${OWNER.userId}~1`)];
  await readStore.apply({
    projection: APIKEY_MODEL,
    from: await readStore.checkpoint(APIKEY_MODEL),
    to: "1",
    ops: [
      { op: "put", collection: APIKEY_COLLECTION, id: hash, doc },
      ...lists.map((list) => ({ op: "listAdd", list, member: hash, score: 1 }) as const),
    ],
  });
  const keyUsage = createKeyUsage(openMemory(), () => NOW);
  return { bench, keyUsage, queries: apiKeyQueries({ readStore, keyUsage }) };
}

test("people see their own keys and how much each was used, never the key or its hash", async () => {
  const { bench, keyUsage, queries } = await openKeys();
  await using _ = bench;
  await keyUsage.asked("k");
  const reply = await queries["GET support/api-key"](from(OWNER, {}));
  expect(reply).toEqual({
    body: {
      items: [
        {
          ...{ keyId: "k", name: "production", hint: "aaaa", rate: 600, scopes: ["read"], issuedAt: NOW },
          usage: [{ day: "2026-03-01", requests: 1, refused: 0 }],
        },
      ],
      most: 5,
    },
  });
  expect(await queries["GET support/api-key"](from(ADMIN, {}))).toMatchObject({ body: { items: [] } });
  const again = { ...OWNER, membership: 2 };
  expect(await queries["GET support/api-key"](from(again, {}))).toMatchObject({ body: { items: [] } });
});

test("admins see whose keys there are", async () => {
  const { bench, queries } = await openKeys();
  await using _ = bench;
  const reply = await queries["GET admin/api-key"](from(ADMIN, { query: { pagination } }));
  expect(reply).toMatchObject({
    body: { items: [{ keyId: "k", userId: OWNER.userId, nick: "finder", holderId: "user~owner~1" }] },
  });
});

test("a key stands for its holder, without their other rights, while the model of keys is well", async () => {
  const { bench } = await openKeys();
  await using _ = bench;
  const verify = createVerifyKey({ ...bench.deps, staleOf: () => [] });
  expect(await verify(KEY)).toEqual({
    ...holder,
    sessionId: "apikey-k",
    isAdmin: false,
    apiKey: { keyId: "k", rate: 600, scopes: ["read"] },
  });
  expect(await verify(`sbk_${"b".repeat(43)}`)).toBeUndefined();
  expect(await verify("sbk_short")).toBeUndefined();
  const failing = createVerifyKey({ ...bench.deps, staleOf: (models) => models });
  await expect(failing(KEY)).rejects.toMatchObject({ code: "UNAVAILABLE" });
});
