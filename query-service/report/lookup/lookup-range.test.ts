import { type AddressDoc, REPORT_COLLECTIONS, REPORT_LISTS } from "@sb/contracts/report/model.ts";
import { rangeOf } from "@sb/knowledge/address/range.ts";
import { expect, test } from "vitest";
import { type Bench, keepListed, openBench, put, requestOf } from "../testing.ts";
import { getLookupRange } from "./lookup-range.ts";

const KEY = "scam.example";
const { prefix, suffix } = rangeOf(KEY);
const NAMED: AddressDoc = {
  people: 2,
  crimeTypes: { HACKING: 2 },
  filers: [],
  sources: [{ by: "list", entries: [], more: 0 }],
};

async function keep({ apply }: Bench, addressKey: string, doc: AddressDoc): Promise<void> {
  const list = REPORT_LISTS.range(rangeOf(addressKey).prefix);
  await apply([
    put(REPORT_COLLECTIONS.address, addressKey, doc),
    { op: "listAdd", list, member: addressKey, score: 0 },
  ]);
}

const ask = async ({ deps }: Bench, of: string) => {
  const reply = await getLookupRange(deps)(requestOf(undefined, { params: { prefix: of } }));
  return "body" in reply ? reply.body : undefined;
};

test("a range has the rest of each hash, and how often it was reported", async () => {
  await using bench = await openBench();
  await keep(bench, KEY, { ...NAMED, disputed: 1, cleared: { at: "2026-01-01T00:00:00.000Z", reporters: [] } });
  await keep(bench, "another.example", NAMED);
  expect(await ask(bench, prefix)).toEqual({
    prefix,
    items: [
      { suffix, timesReported: 2, timesListed: 1, level: 11, disputed: 1, clearedAt: "2026-01-01T00:00:00.000Z" },
    ],
    also: [],
    truncated: false,
  });
  expect(await ask(bench, "00000")).toEqual({ prefix: "00000", items: [], also: [], truncated: false });
});

test("hosts below a domain are in its range, with their own hashes", async () => {
  await using bench = await openBench();
  const below = `login.${KEY}`;
  await keep(bench, below, NAMED);
  await bench.apply([{ op: "listAdd", list: REPORT_LISTS.led(prefix), member: below, score: 0 }]);
  const { prefix: own, suffix: rest } = rangeOf(below);
  const also = [{ hash: own + rest, timesReported: 2, timesListed: 1, level: 15 }];
  expect(await ask(bench, prefix)).toEqual({ prefix, items: [], also, truncated: false });
});

test("what lists alone name is asked about by the same key", async () => {
  await using bench = await openBench();
  const [domain, below] = ["zq-evil-claim.com", "wallet.zq-evil-claim.com"];
  await keepListed(bench, [{ listSeq: 1 }], { [below]: [{ listSeq: 1 }] });
  const of = rangeOf(below);
  expect(await ask(bench, rangeOf(domain).prefix)).toMatchObject({
    items: [],
    also: [{ hash: of.prefix + of.suffix, timesReported: 0, timesListed: 1 }],
  });
});

test("an address that nobody names any more is left out", async () => {
  await using bench = await openBench();
  await keep(bench, KEY, {
    ...NAMED,
    people: 0,
    sources: [],
    cleared: { at: "2026-01-01T00:00:00.000Z", reporters: [] },
  });
  expect(await ask(bench, prefix)).toMatchObject({ items: [] });
});

test("a range that somebody filled is cut, and says so", async () => {
  await using bench = await openBench();
  const list = REPORT_LISTS.range(prefix);
  const keys = Array.from({ length: 1_001 }, (_, at) => `${at}.example`);
  await bench.apply(
    keys.flatMap((key) => [
      put(REPORT_COLLECTIONS.address, key, NAMED),
      { op: "listAdd", list, member: key, score: 0 } as const,
    ]),
  );
  const body = await ask(bench, prefix);
  expect([body?.items.length, body?.truncated]).toEqual([1_000, true]);
});
