import { randomUUID } from "node:crypto";
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { openRedis, type RedisServer } from "../../redis/connect.ts";
import { removeKeys } from "../../redis/remove-keys.ts";
import { emptyRedis, type TestRedis } from "../../redis/testing.ts";
import { describeWith } from "../../test-support/needs.ts";
import { startProxy } from "../../test-support/tcp-proxy.ts";
import { testReadStore } from "../contract/contract.ts";
import { openReadStore } from "../open.ts";
import type { ReadOp, ReadStore } from "../port.ts";

const until = (check: () => void | Promise<void>): Promise<void> =>
  vi.waitFor(check, { timeout: 20_000, interval: 20 });
const put = (id: string, doc: Readonly<Record<string, unknown>>): ReadOp => ({
  op: "put",
  collection: "thing",
  id,
  doc,
});
const P = "toy@1";

describeWith("SB_TEST_REDIS_URL", "read store on Redis", (url) => {
  testReadStore("redis", async () => {
    const place = emptyRedis(url);
    return { open: () => openReadStore(place.url, "/nowhere"), remove: place.remove };
  });

  let place: TestRedis;
  let server: RedisServer;
  let store: ReadStore;
  beforeEach(async () => {
    place = emptyRedis(url);
    server = await openRedis(place.url, { durable: false });
    store = await openReadStore(place.url, "/nowhere");
  });
  afterEach(async () => {
    await store.close();
    await server.close();
    await place.remove();
  });
  const keys = (): Promise<readonly string[]> => server.client.keys(`${place.prefix}:read:[0-9]*`);

  test("frees the space of dropped and replaced projections, and of no others", async () => {
    const ops = [put("a", { n: 1 }), { op: "listAdd", list: "all", member: "a", score: 1 } as const];
    for (const projection of ["gone@1", "old@1", "next", "kept@1"])
      await store.apply({ projection, from: "", to: "1", ops });
    expect(await keys()).toHaveLength(8);
    await store.drop("gone@1");
    await store.promote("next", "old@1");
    await until(async () => expect(await keys()).toHaveLength(4));
    for (const projection of ["old@1", "kept@1"])
      expect(await store.model(projection).get("thing", "a")).toEqual({ n: 1 });
  });

  test("removes by and by what was dropped before a crash", async () => {
    await store.apply({ projection: P, from: "", to: "1", ops: [put("a", { n: 1 })] });
    await server.client.hdel(`${place.prefix}:read:models`, P);
    await server.client.sadd(`${place.prefix}:read:dropped`, "1");
    await store.attach({ id: "log", end: "9" });
    await until(async () => expect(await keys()).toEqual([]));
  });

  test("leaves nothing of what was deleted or replaced in the server's files", async (context) => {
    const [, folder = ""] = (await server.client.config("GET", "dir")) as string[];
    if (!existsSync(folder)) context.skip("the server's files are on another machine");
    const [kept, deleted, replaced] = [randomUUID(), randomUUID(), randomUUID()];
    const isInFiles = (text: string): boolean =>
      globSync("appendonlydir/*", { cwd: folder }).some((file) => readFileSync(join(folder, file)).includes(text));
    await store.apply({
      projection: P,
      from: "",
      to: "1",
      ops: [put("a", { kept }), put("b", { deleted }), put("c", { replaced })],
    });
    expect([kept, deleted, replaced].map(isInFiles)).toEqual([true, true, true]);
    const ops = [
      { op: "delete", collection: "thing", id: "b" } as const,
      { ...put("c", { n: 1 }), erases: true } as ReadOp,
    ];
    await store.apply({ projection: P, from: "1", to: "2", ops });
    await until(() => expect([kept, deleted, replaced].map(isInFiles)).toEqual([true, false, false]));
    await until(async () => expect(await server.client.exists(`${place.prefix}:read:erased`)).toBe(0));
  });

  test("says so while Redis is away, and tells afterwards what has happened meanwhile", async () => {
    const proxy = await startProxy(place.url);
    const cut = await openReadStore(proxy.url, "/nowhere");
    const told: string[] = [];
    cut.watch(P, ({ position }) => void told.push(position));
    await until(() => expect(told).toEqual([""]));
    await proxy.cut();
    await until(() => expect(cut.model(P).get("thing", "a")).rejects.toMatchObject({ code: "SERVER_AWAY" }));
    await expect(cut.whenReached(P, "1", 60_000)).rejects.toMatchObject({ code: "SERVER_AWAY" });
    await expect(cut.apply({ projection: P, from: "", to: "1", ops: [] })).rejects.toMatchObject({
      code: "SERVER_AWAY",
    });
    await store.apply({ projection: P, from: "", to: "1", ops: [put("a", { n: 1 })] });
    await proxy.mend();
    await until(() => expect(told).toEqual(["", "1"]));
    await until(async () => expect(await cut.model(P).get("thing", "a")).toEqual({ n: 1 }));
    await cut.close();
    await proxy.cut();
  });

  test("tells that Redis has lost all it held", async () => {
    const told: string[] = [];
    await store.apply({ projection: P, from: "", to: "1", ops: [put("a", { n: 1 })] });
    store.watch(P, ({ position }) => void told.push(position));
    await until(() => expect(told).toEqual(["1"]));
    await removeKeys(server.client, place.prefix);
    await until(() => expect(told).toEqual(["1", ""]));
    await store.apply({ projection: P, from: "", to: "1", ops: [put("a", { n: 2 })] });
    expect(told).toEqual(["1", "", "1"]);
  });

  test("is not opened where Redis does not answer, and tells nothing of its URL", async () => {
    const opening = openReadStore("redis://user:secret@127.0.0.1:1", "/nowhere");
    await expect(opening).rejects.toMatchObject({ code: "SERVER_AWAY" });
    await expect(opening).rejects.not.toThrow("secret");
  });
});
