import { REPORT_MODEL } from "@sb/contracts/report/model.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { afterEach, beforeEach, expect, it } from "vitest";
import { walkLists } from "./walk-list.ts";

const LIST = "some:list";
const OTHER = "other:list";
let store = openSqliteReadStore(":memory:");
beforeEach(() => {
  store = openSqliteReadStore(":memory:");
});
afterEach(() => store.close());

async function change(op: "listAdd" | "listRemove", ...seqs: number[]): Promise<void> {
  await changeIn(LIST, op, ...seqs);
}

async function changeIn(list: string, op: "listAdd" | "listRemove", ...seqs: number[]): Promise<void> {
  const from = await store.checkpoint(REPORT_MODEL);
  const ops = seqs.map((seq) => ({ op, list, member: String(seq), score: seq }));
  await store.apply({ projection: REPORT_MODEL, from, to: `${from}1`, ops });
}

const seqs = (count: number) => Array.from({ length: count }, (_, i) => i + 1);

async function walked(page: number, meanwhile: (pages: number) => Promise<void> = async () => undefined) {
  const members: number[] = [];
  let pages = 0;
  for await (const ids of walkLists(store, [LIST, OTHER], page)) {
    members.push(...ids.map(Number));
    pages += 1;
    await meanwhile(pages);
  }
  return members;
}

it.each([1, 3, 7, 100])("returns each member once, in pages of %i", async (page) => {
  await change("listAdd", ...seqs(7));
  expect(await walked(page)).toEqual(seqs(7));
});

it("returns nothing for an empty list", async () => {
  expect(await walked(3)).toEqual([]);
});

it("misses none when many before are removed meanwhile", async () => {
  await change("listAdd", ...seqs(40));
  const members = await walked(10, async (pages) => {
    if (pages === 2) await change("listRemove", ...seqs(18));
  });
  expect(members).toEqual(seqs(40));
});

it("includes members that are added at the end meanwhile", async () => {
  await change("listAdd", ...seqs(4));
  const members = await walked(2, async (pages) => {
    if (pages === 2) await change("listAdd", 5, 6);
  });
  expect(members).toEqual(seqs(6));
});

it("ends when everything is removed meanwhile", async () => {
  await change("listAdd", ...seqs(9));
  expect(await walked(3, () => change("listRemove", ...seqs(9)))).toEqual([1, 2, 3]);
});

it("walks several lists as one, and misses none that goes from one to the other", async () => {
  await change("listAdd", 1, 4, 5, 8);
  await changeIn(OTHER, "listAdd", 2, 3, 6, 7);
  const members = await walked(2, async (pages) => {
    if (pages !== 1) return;
    await change("listRemove", 5);
    await changeIn(OTHER, "listAdd", 5);
  });
  expect(members).toEqual(seqs(8));
});
