import { SHARING_LISTS, SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { expect, it } from "vitest";
import { createFeeds } from "./feeds.ts";

const blocked = (declareType: "WALLET" | "SITE", ...keys: readonly string[]): readonly ReadOp[] =>
  keys.map((member, at) => ({ op: "listAdd", list: SHARING_LISTS.blocked[declareType], member, score: at + 1 }));

const NOW = "2026-03-01T09:00:00.000Z";

async function textOf(path: string, ops: readonly ReadOp[], minLevel = 0): Promise<string> {
  const readStore = openSqliteReadStore(":memory:");
  await readStore.apply({ projection: SHARING_MODEL, from: await readStore.checkpoint(SHARING_MODEL), to: "1", ops });
  const file = await createFeeds({ readStore, publicUrl: "https://sb.example", clock: () => NOW })(path, minLevel);
  const text = (await Array.fromAsync(file?.chunks ?? [])).join("");
  await readStore.close();
  return text;
}

const SITES = blocked("SITE", "evil.com", "t.me/evil", "203.0.113.7", "xn--80ak6aa92e.com", "binance.com");
const WALLETS = blocked("WALLET", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4");

it("lists addresses and sites a line each, without what is on the safe list", async () => {
  const text = await textOf("blocklist.txt", [...SITES, ...WALLETS]);
  expect(text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([
    "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4",
    "evil.com",
    "t.me/evil",
    "203.0.113.7",
    "xn--80ak6aa92e.com",
  ]);
});

it("has whole names alone in the hosts file: a path is shared with others, an IP address is no name", async () => {
  const text = await textOf("hosts.txt", [...SITES, ...WALLETS]);
  expect(text.split("\n").filter((line) => line !== "" && !line.startsWith("#"))).toEqual([
    "0.0.0.0 evil.com",
    "0.0.0.0 www.evil.com",
    "0.0.0.0 xn--80ak6aa92e.com",
    "0.0.0.0 www.xn--80ak6aa92e.com",
  ]);
});

it("gives wallets' extensions the configuration that they read", async () => {
  expect(JSON.parse(await textOf("eth-phishing-detect/config.json", SITES))).toEqual({
    version: 2,
    tolerance: 0,
    fuzzylist: [],
    whitelist: [],
    blacklist: ["evil.com", "xn--80ak6aa92e.com"],
  });
});

it.each(["eth-phishing-detect/config.json", "misp/manifest.json"])(
  "%s is valid where there is nothing",
  async (path) => {
    expect(JSON.parse(await textOf(path, []))).toBeTypeOf("object");
  },
);

it("reads lists of any length", async () => {
  const keys = Array.from({ length: 1_203 }, (_, at) => `evil-${at}.com`);
  expect(JSON.parse(await textOf("eth-phishing-detect/config.json", blocked("SITE", ...keys))).blacklist).toEqual(keys);
});
