import { expect, it } from "vitest";
import { createKeyCache } from "./key-cache.ts";

const key = new Uint8Array(32);

it("forgets a key after a minute", () => {
  let now = 0;
  const cache = createKeyCache(() => now);
  cache.set("a", key);
  now = 59_999;
  expect(cache.get("a")).toBe(key);
  now = 60_000;
  expect(cache.get("a")).toBeUndefined();
});

it("holds a thousand keys and forgets the oldest first", () => {
  const cache = createKeyCache(() => 0);
  for (let i = 0; i <= 1_000; i += 1) cache.set(`${i}`, key);
  expect(cache.get("0")).toBeUndefined();
  expect(cache.get("1")).toBe(key);
  expect(cache.get("1000")).toBe(key);
});

it("forgets at once what is deleted", () => {
  const cache = createKeyCache(() => 0);
  cache.set("a", key);
  cache.delete("a");
  expect(cache.get("a")).toBeUndefined();
});
