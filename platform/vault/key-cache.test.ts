import { expect, it } from "vitest";
import { createKeyCache } from "./key-cache.ts";

const key = new Uint8Array(32);

it("forgets a key after a minute", () => {
  let now = 1;
  const cache = createKeyCache(() => now);
  cache.set("a", key);
  now += 60_000;
  expect(cache.get("a")).toBe(key);
  now += 1;
  expect(cache.get("a")).toBeUndefined();
});

it("holds a thousand keys and forgets first what was not used for longest", () => {
  const cache = createKeyCache();
  for (let i = 0; i < 1_000; i += 1) cache.set(`${i}`, key);
  expect(cache.get("0")).toBe(key);
  cache.set("1000", key);
  expect(cache.get("1")).toBeUndefined();
  expect(cache.get("0")).toBe(key);
  expect(cache.get("1000")).toBe(key);
});

it("forgets at once what is deleted", () => {
  const cache = createKeyCache();
  cache.set("a", key);
  cache.delete("a");
  expect(cache.get("a")).toBeUndefined();
});
