import { SHARING_COLLECTIONS, SHARING_LISTS, SHARING_MODEL, type SharingDoc } from "@sb/contracts/sharing/model.ts";
import { reportUuid } from "@sb/knowledge/stix/ids.ts";
import type { ReadModel, ReadOp, ReadStore } from "@sb/platform/read-store/port.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { expect, it } from "vitest";
import { publicCollection } from "./collection.ts";

const START = 1_767_607_200_000_000;
const put = (collection: string, id: string, doc: object): ReadOp => ({ op: "put", collection, id, doc: { ...doc } });

/** A report as its projection puts it there, added at the nth tick. */
function added(dclrSeq: number, tick: number): readonly ReadOp[] {
  const at = START + tick * 8;
  const target = { declareType: "SITE", addressKey: `evil-${dclrSeq}.com`, adrs: `evil-${dclrSeq}.com` } as const;
  const shown = { created: "2026-01-05T10:00:00.000Z", modified: `2026-01-05T10:00:00.00${tick}Z`, added: at };
  const facts = { target, crimeType: "HACKING", title: "a title", comment: "a comment", sources: [] } as const;
  const doc: SharingDoc = {
    ...{ dclrSeq, ownerId: "owner", withdrawals: 0, requests: [], voice: { isNew: false, day: 0 }, revision: tick },
    shown: { ...shown, facts },
  };
  const uuid = reportUuid({ dclrSeq });
  return [
    put(SHARING_COLLECTIONS.report, String(dclrSeq), doc),
    put(SHARING_COLLECTIONS.object, uuid, { dclrSeq }),
    put(SHARING_COLLECTIONS.clock, "clock", { last: at }),
    { op: "listAdd", list: SHARING_LISTS.added, member: uuid, score: at + 1 },
  ];
}

async function openModel() {
  const readStore = openSqliteReadStore(":memory:");
  const apply = async (...ops: readonly ReadOp[]) => {
    const from = await readStore.checkpoint(SHARING_MODEL);
    await readStore.apply({ projection: SHARING_MODEL, from, to: `${from}1`, ops });
  };
  return { readStore, apply };
}

/** The store, in which something happens after the order was read and before the documents are. */
const meanwhile = (readStore: ReadStore, act: () => Promise<void>): ReadStore => ({
  ...readStore,
  model: (name) => {
    const model: ReadModel = readStore.model(name);
    return {
      ...model,
      get: (collection, id) => model.get(collection, id),
      getMany: (keys) => model.getMany(keys),
      list: (list, query) => model.list(list, query),
      listAfter: async (list, score, limit) => {
        const members = await model.listAfter(list, score, limit);
        await act();
        return members;
      },
    };
  },
});

const idsOf = (entries: readonly { readonly object: { readonly id: string } }[]) =>
  entries.map(({ object }) => object.id);
const publicUrl = "https://sb.example";

it("leaves what changes while a page is read to a later page, and gives it once", async () => {
  const { readStore, apply } = await openModel();
  await apply(...added(1, 1), ...added(2, 2), ...added(3, 3));
  let acts = 0;
  const changing = meanwhile(readStore, async () => {
    acts += 1;
    if (acts === 1) await apply(...added(1, 4));
  });
  const collection = publicCollection({ readStore: changing, publicUrl, clock: () => "2026-03-01T09:00:00.000Z" });
  const first = await collection.after(START, 500);
  const last = first.entries.at(-1)?.added ?? 0;
  const second = await collection.after(last, 500);
  const indicators = idsOf([...first.entries, ...second.entries]).filter((id) => id.startsWith("indicator"));
  expect(indicators).toEqual([2, 3, 1].map((dclrSeq) => `indicator--${reportUuid({ dclrSeq })}`));
  await readStore.close();
});

it.each([1, 2, 3, 4, 5])("goes on amid the statements of a report, %i at a time", async (limit) => {
  const { readStore, apply } = await openModel();
  await apply(...added(1, 1), ...added(2, 2));
  const collection = publicCollection({ readStore, publicUrl, clock: () => "2026-03-01T09:00:00.000Z" });
  const all = idsOf((await collection.after(0, 500)).entries);
  const paged: string[] = [];
  let [after, more] = [0, true];
  while (more) {
    const page = await collection.after(after, limit);
    expect(page.entries.length).toBeGreaterThan(0);
    paged.push(...idsOf(page.entries));
    after = page.entries.at(-1)?.added ?? after;
    more = page.more;
  }
  expect(paged).toEqual(all);
  await readStore.close();
});

it("finds objects by their ids alone", async () => {
  const { readStore, apply } = await openModel();
  await apply(...added(1, 1));
  const collection = publicCollection({ readStore, publicUrl, clock: () => "2026-03-01T09:00:00.000Z" });
  const uuid = reportUuid({ dclrSeq: 1 });
  const asked = [`indicator--${uuid}`, `malware--${uuid}`, "identity--nothing", ""];
  expect(idsOf(await collection.find(asked))).toEqual([`indicator--${uuid}`]);
  await readStore.close();
});
