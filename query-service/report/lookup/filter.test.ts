import { randomBytes, sign, verify } from "node:crypto";
import { FILTER_FILE } from "@sb/contracts/report/lookup/filter.ts";
import { filterKeyOf } from "@sb/platform/vault/signing-keys.ts";
import { expect, test } from "vitest";
import { NOW, openBench, requestOf } from "../testing.ts";
import { getFilter, getFilterKey } from "./filter.ts";

test("is not to be had until one was made", async () => {
  await using bench = await openBench();
  const answer = getFilter(bench.deps);
  await expect(answer(requestOf(undefined, {}))).rejects.toMatchObject({ code: "UNAVAILABLE" });
  bench.stored.set(FILTER_FILE, Uint8Array.of(1, 2, 3));
  expect(await answer(requestOf(undefined, {}))).toMatchObject({ stream: Uint8Array.of(1, 2, 3) });
});

test("is given as it is stored, and the next one within a minute", async () => {
  await using bench = await openBench();
  let now = NOW;
  const answer = getFilter({ ...bench.deps, clock: () => now });
  bench.stored.set(FILTER_FILE, Uint8Array.of(1));
  const first = await answer(requestOf(undefined, {}));
  bench.stored.set(FILTER_FILE, Uint8Array.of(2));
  expect(await answer(requestOf(undefined, {}))).toEqual(first);
  now = new Date(Date.parse(NOW) + 61_000).toISOString();
  const next = await answer(requestOf(undefined, {}));
  expect(next).toMatchObject({ stream: Uint8Array.of(2) });
  expect(next.headers?.etag).not.toBe(first.headers?.etag);
});

test("its key is that of the installation, whichever process is asked", async () => {
  await using bench = await openBench();
  const reply = await getFilterKey(bench.deps)(requestOf(undefined, {}));
  const { publicKey = "" } = "body" in reply ? reply.body : {};
  const bytes = randomBytes(200);
  const spki = Buffer.concat([Buffer.from("302a300506032b6570032100", "hex"), Buffer.from(publicKey, "base64")]);
  const signature = sign(null, bytes, filterKeyOf(bench.deps.vault));
  expect(verify(null, bytes, { key: spki, format: "der", type: "spki" }, signature)).toBe(true);
});
