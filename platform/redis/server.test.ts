import { expect, test } from "vitest";
import { requireServer } from "./server.ts";

const FACTS = { redis_version: "7.0.15", redis_mode: "standalone", maxmemory_policy: "noeviction", aof_enabled: "1" };
const infoOf = (others: Partial<typeof FACTS> = {}): string =>
  `# Server\r\n${Object.entries({ ...FACTS, ...others })
    .map(([name, value]) => `${name}:${value}`)
    .join("\r\n")}\r\n`;

test("takes a server that keeps what it is told", () => {
  expect(() => requireServer(infoOf(), { durable: true })).not.toThrow();
  expect(() => requireServer(infoOf({ redis_version: "10.0.0" }), { durable: true })).not.toThrow();
});

test.each<[string, Partial<typeof FACTS>]>([
  ["7.0", { redis_version: "6.2.1" }],
  ["cluster", { redis_mode: "cluster" }],
  ["noeviction", { maxmemory_policy: "allkeys-lru" }],
  ["appendonly", { aof_enabled: "0" }],
])("refuses one that is no fit: %s", (told, facts) => {
  expect(() => requireServer(infoOf(facts), { durable: true })).toThrow(told);
});

test("takes one without a log for what can be made anew", () => {
  expect(() => requireServer(infoOf({ aof_enabled: "0" }), { durable: false })).not.toThrow();
});
