import { expect, test } from "vitest";
import { parseRedisUrl } from "./url.ts";

test("reads a URL with nothing but a host", () => {
  expect(parseRedisUrl("redis://cache")).toEqual({
    host: "cache",
    port: 6_379,
    username: undefined,
    password: undefined,
    database: 0,
    isEncrypted: false,
    prefix: "sb",
  });
});

test("reads a URL with all there may be", () => {
  expect(parseRedisUrl("rediss://sb%40x:p%2Fw@[::1]:7000/3?prefix=one")).toEqual({
    host: "::1",
    port: 7_000,
    username: "sb@x",
    password: "p/w",
    database: 3,
    isEncrypted: true,
    prefix: "one",
  });
});

test.each([
  "redis:",
  "http://user:secret@host",
  "redis://user:secret@host/one",
  "redis://user:secret@host/-1",
  "redis://user:secret@host?prefix=a:b",
  "redis://user:secret@host?prefix=",
  "redis://user:secret@host?db=secret",
])("refuses %s without telling any of it", (url) => {
  expect(() => parseRedisUrl(url)).toThrow();
  expect(() => parseRedisUrl(url)).not.toThrow("secret");
});
