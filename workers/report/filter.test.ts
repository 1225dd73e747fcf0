import { createPublicKey } from "node:crypto";
import { PUBLISHED_COLLECTIONS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import { ReportFilter } from "@sb/contracts/report/jobs.ts";
import { FILTER_FILE } from "@sb/contracts/report/lookup/filter.ts";
import { REPORT_LISTS, type ReportDoc } from "@sb/contracts/report/model.ts";
import { rangeOf, scoreOf } from "@sb/knowledge/address/range.ts";
import { readFilter } from "@sb/knowledge/filter/read.ts";
import type { DocKey } from "@sb/platform/read-store/port.ts";
import { filterKeyOf } from "@sb/platform/vault/signing-keys.ts";
import { beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { filterHandler } from "./filter.ts";

const NOW = "2026-11-27T18:40:00.000Z";
const vault = { mac: () => Buffer.alloc(32, 7).toString("base64url") };

/** Public reports by their numbers, with what each is on, in the two lists that hold all leads. */
const lists = new Map<string, Map<number, string | undefined>>();
const stored = new Map<string, Uint8Array>();
beforeEach(() => {
  lists.clear();
  published.clear();
  stored.clear();
});

/** Targets by the published list that names them, and whether those may be passed on. */
const published = new Map<string, number>();
const MAY_SHARE = new Map([
  [1, true],
  [2, false],
]);
const inLists = {
  listAfter: async (_list: string, after: number, limit: number) =>
    [...published.keys()]
      .map((key) => ({ key, score: scoreOf(rangeOf(key)) }))
      .filter(({ score }) => score > after)
      .sort((a, b) => a.score - b.score)
      .map(({ key }) => key)
      .slice(0, limit),
  getMany: async (keys: readonly DocKey[]) =>
    keys.map(({ collection, id }) => {
      if (collection === PUBLISHED_COLLECTIONS.list)
        return { listSeq: Number(id), mayShare: MAY_SHARE.get(Number(id)) };
      // Nobody objects.
      if (collection === PUBLISHED_COLLECTIONS.objected) return undefined;
      return { target: id, listings: [{ listSeq: published.get(id) }] };
    }),
};

const readStore = {
  model: (name: string) => (name === PUBLISHED_MODEL ? inLists : reports),
};
const reports = {
  listAfter: async (list: string, after: number, limit: number) =>
    [...(lists.get(list) ?? new Map<number, string>()).keys()]
      .filter((dclrSeq) => dclrSeq > after)
      .slice(0, limit)
      .map(String),
  getMany: async (keys: readonly DocKey[]) => keys.map(({ id }) => docOf(Number(id))),
};

function docOf(dclrSeq: number): ReportDoc | undefined {
  const addressKey = [...lists.values()].map((list) => list.get(dclrSeq)).find((key) => key !== undefined);
  // As much of a report as the job looks at.
  return addressKey === undefined ? undefined : ({ dclrSeq, declaration: { addressKey } } as unknown as ReportDoc);
}

async function made() {
  const files = { put: async (key: string, bytes: Uint8Array) => void stored.set(key, bytes) };
  const { kind, handle } = filterHandler({ readStore, files, vault, clock: () => NOW });
  expect(kind).toBe(ReportFilter.kind);
  await handle(runOf(kind, {}));
  const { x = "" } = createPublicKey(filterKeyOf(vault)).export({ format: "jwk" });
  return readFilter(stored.get(FILTER_FILE) ?? new Uint8Array(), Buffer.from(x, "base64url"));
}

test("holds what people reported and what lists name, each once, signed, with its time", async () => {
  const many = Array.from({ length: 1_200 }, (_, at) => [at + 1, `site${at % 700}.example`] as const);
  lists.set(REPORT_LISTS.people, new Map([...many, [5_000, "0x52908400098527886e0f7030069857d2e4169ee7"]]));
  lists.set(
    REPORT_LISTS.listed,
    new Map([
      [6_000, "site0.example"],
      [6_001, "listed.example"],
    ]),
  );
  const filter = await made();
  expect(filter).toMatchObject({ madeAt: Date.parse(NOW), count: 702 });
  const targets = [...many.map(([, key]) => key), "0x52908400098527886e0f7030069857d2e4169ee7", "listed.example"];
  expect(targets.filter((target) => !filter?.mayHave(target))).toEqual([]);
  expect(filter?.mayHave("nobody.example")).toBe(false);
});

test("holds what refreshed lists name that may be passed on", async () => {
  for (let at = 0; at < 1_200; at += 1) published.set(`claim-${at}.com`, 1);
  published.set("hidden.com", 2);
  const filter = await made();
  expect(filter?.count).toBe(1_200);
  expect([...published.keys()].filter((target) => !filter?.mayHave(target))).toEqual(["hidden.com"]);
});

test("what was removed is not in the next one", async () => {
  lists.set(
    REPORT_LISTS.people,
    new Map([
      [1, "one.example"],
      [2, "two.example"],
    ]),
  );
  expect((await made())?.mayHave("one.example")).toBe(true);
  lists.set(REPORT_LISTS.people, new Map([[2, "two.example"]]));
  const next = await made();
  expect([next?.count, next?.mayHave("one.example"), next?.mayHave("two.example")]).toEqual([1, false, true]);
});

test("of a document that is gone meanwhile nothing is in it", async () => {
  lists.set(
    REPORT_LISTS.people,
    new Map([
      [1, undefined],
      [2, "two.example"],
    ]),
  );
  expect((await made())?.count).toBe(1);
});

test("a new installation has an empty one", async () => {
  expect(await made()).toMatchObject({ count: 0 });
});
