import { filerOf } from "@sb/contracts/report/filers.ts";
import { type AddressDoc, REPORT_COLLECTIONS, REPORT_LISTS } from "@sb/contracts/report/model.ts";
import { familyOf } from "@sb/knowledge/address/family.ts";
import { expect, test } from "vitest";
import { type Bench, openBench, put } from "../testing.ts";
import { findRelatives } from "./relatives.ts";

const named = (people: number): AddressDoc => ({
  people,
  crimeTypes: {},
  filers: [],
  sources:
    people === 0 ? [] : [{ by: filerOf({ ownerId: "", provenance: { source: "a/list" } }), entries: [], more: 0 }],
});

/** As the projection keeps it. */
async function keep({ apply }: Bench, addressKey: string, people: number): Promise<void> {
  const family = familyOf(addressKey);
  const isListed = family !== undefined && family.domain !== addressKey;
  const list = REPORT_LISTS.family(family?.domain ?? "");
  await apply([
    put(REPORT_COLLECTIONS.address, addressKey, named(people)),
    ...(isListed ? [{ op: "listAdd", list, member: addressKey, score: people } as const] : []),
  ]);
}

const found = async ({ deps }: Bench, addressKey: string) =>
  (await findRelatives(deps.readStore, addressKey)).map(({ adrs, relation }) => `${relation} ${adrs}`);

test("a host is told the reported hosts above it, below it and beside it", async () => {
  await using bench = await openBench();
  await keep(bench, "fastcoin-pro.com", 1);
  await keep(bench, "app.fastcoin-pro.com", 3);
  await keep(bench, "kr.app.fastcoin-pro.com", 2);
  expect(await found(bench, "fastcoin-pro.com")).toEqual([
    "CHILD app.fastcoin-pro.com",
    "CHILD kr.app.fastcoin-pro.com",
  ]);
  expect(await found(bench, "app.fastcoin-pro.com")).toEqual([
    "PARENT fastcoin-pro.com",
    "CHILD kr.app.fastcoin-pro.com",
  ]);
  expect(await found(bench, "m.fastcoin-pro.com")).toEqual([
    "PARENT fastcoin-pro.com",
    "SIBLING app.fastcoin-pro.com",
    "SIBLING kr.app.fastcoin-pro.com",
  ]);
  expect(await findRelatives(bench.deps.readStore, "new.app.fastcoin-pro.com")).toContainEqual({
    adrs: "app.fastcoin-pro.com",
    relation: "PARENT",
    timesReported: 3,
    listings: [{ source: "a/list" }],
  });
});

test("tenants of one host are no relatives, and what nobody names any more is left out", async () => {
  await using bench = await openBench();
  for (const key of ["a.pages.dev", "someone.tistory.com", "t.me/scamroom"]) await keep(bench, key, 2);
  await keep(bench, "gone.evil.com", 0);
  for (const key of ["b.pages.dev", "other.tistory.com", "t.me/other", "evil.com", "pages.dev"])
    expect(await found(bench, key)).toEqual([]);
});

test("twenty are named, the most reported ones", async () => {
  await using bench = await openBench();
  for (let at = 1; at <= 30; at += 1) await keep(bench, `h${at}.evil.com`, at);
  const relatives = await found(bench, "evil.com");
  expect([relatives.length, relatives[0], relatives.at(-1)]).toEqual([20, "CHILD h30.evil.com", "CHILD h11.evil.com"]);
});
