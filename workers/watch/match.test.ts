import type { Chain } from "@sb/contracts/codes.ts";
import type { PublicDeclaration } from "@sb/contracts/report/events.ts";
import { WatchMatch } from "@sb/contracts/watch/jobs.ts";
import { WATCH_COLLECTIONS, WATCH_LISTS, WATCH_MODEL } from "@sb/contracts/watch/model.ts";
import type { Doc } from "@sb/platform/read-store/port.ts";
import { beforeEach, expect, test } from "vitest";
import { runOf } from "../runtime/testing.ts";
import { watchMatchHandler } from "./match.ts";

const at = "2026-11-22T09:00:00.000Z";
const declaration: PublicDeclaration = {
  ...{ declareType: "SITE", crimeType: "HACKING", adrs: "evil.example.com", addressKey: "evil.example.com" },
  ...{ title: "A romance", comment: "about a new coin", etcSrc: [] },
};

const docs = new Map<string, Doc>();
const lists = new Map<string, string[]>();
let isReached: boolean;
let report: Doc | undefined;
let hits: number[];
beforeEach(() => {
  docs.clear();
  lists.clear();
  isReached = true;
  report = { dclrSeq: 7, ownerId: "reporter", declaration };
  hits = [];
});

const TARGET = "watch-target.evil.example.com";
/** A watch, and where it is found. */
function watch(watchSeq: number, changes: Doc = {}): void {
  const doc = {
    ...{ watchSeq, userId: `u-${watchSeq}`, kind: "SITE", on: ["REPORTED", "DISPUTED", "CLEARED"], pace: "DAILY" },
    ...{ isPaused: false, topic: TARGET, sealed: "", startedAt: "2026-11-01T00:00:00.000Z", revision: 0 },
    ...changes,
  };
  docs.set(`${WATCH_COLLECTIONS.watch}/${watchSeq}`, doc);
  const list = WATCH_LISTS.topic(String(doc.topic));
  lists.set(list, [...(lists.get(list) ?? []), String(watchSeq)]);
}
function search(watchSeq: number, words: string, under: string): void {
  watch(watchSeq, { kind: "SEARCH", topic: `watch-word.${under}`, sealed: words });
  const word = `watch-word.${under}`;
  docs.set(`${WATCH_COLLECTIONS.word}/${word}`, { searches: 1 });
  lists.set(WATCH_LISTS.words, [...new Set([...(lists.get(WATCH_LISTS.words) ?? []), word])]);
}

const { handle } = watchMatchHandler({
  readStore: {
    whenReached: async () => isReached,
    model: (name) => ({
      get: async () => (name === WATCH_MODEL ? undefined : report),
      getMany: async (keys) => keys.map(({ collection, id }) => docs.get(`${collection}/${id}`)),
      list: async (list, { limit }) => {
        const members = lists.get(list) ?? [];
        return { members: members.slice(0, limit), total: members.length };
      },
      listAfter: async (list, score, limit) =>
        (lists.get(list) ?? []).filter((member) => Number(member) > score).slice(0, limit),
    }),
  },
  vault: {
    mac: (purpose, text) => `${purpose}.${text}`,
    open: async (_, sealed) => ({ searchKeyword: sealed }),
  },
  watches: {
    hit: async ({ watchSeq }) => void hits.push(watchSeq),
    hitsOn: async () => [],
    markMailed: async () => undefined,
  },
});
const run = (payload: object = {}) =>
  handle(runOf(WatchMatch.kind, { occasion: "REPORTED", dclrSeq: 7, at, position: "0000000000000001", ...payload }));

test("those who watch the target are told, unless it is their own report, or paused, or began later", async () => {
  watch(1);
  watch(2, { userId: "reporter" });
  watch(3, { isPaused: true });
  watch(4, { startedAt: "2026-11-22T10:00:00.000Z" });
  watch(5, { on: ["CLEARED"] });
  watch(6, { topic: "watch-target.another" });
  await run();
  expect(hits).toEqual([1]);
});

test("those who watch a spelling that means several targets are told of each, by its present key and an older one", async () => {
  const on = (addressKey: string) => ({ topic: `watch-target.${addressKey}`, kind: "WALLET" });
  const [bitcoin, litecoin] = ["3KiC5FFV3HVNukzSWHXbQ7Ygp6P5gt45W1", "MRvLP8fSzQLoiGGLcAWwDko68nyXfRCXVS"];
  watch(1, on(bitcoin));
  watch(2, on(litecoin));
  const about = async (addressKey: string, chain: Chain) => {
    hits = [];
    const target = { declareType: "WALLET", chain, adrs: addressKey, addressKey };
    report = { dclrSeq: 7, ownerId: "reporter", declaration: { ...declaration, ...target } };
    await run();
    return hits.toSorted();
  };
  expect(await about(litecoin, "LTC")).toEqual([1, 2]);
  expect(await about(bitcoin, "BTC")).toEqual([1]);
  expect(await about(bitcoin, "LTC")).toEqual([1, 2]);
  hits = [];
  await run({ occasion: "DISPUTED", topic: on(litecoin).topic, also: [on(bitcoin).topic] });
  expect(hits.toSorted()).toEqual([1, 2]);
});

test.each([0, 100])("a search is told where all its words stand in the report, beside %i others", async (others) => {
  search(1, "romance COIN", "romance");
  search(2, "romance house", "romance");
  search(3, "evil", "evil");
  search(4, "nothing", "nothing");
  for (let at = 0; at < others; at += 1) search(10 + at, `other${at}`, `other${at}`);
  await run();
  expect(hits.sort()).toEqual([1, 3]);
});

test("a change that leaves it on its target is no news; one that moves it is, for the new target", async () => {
  watch(1);
  search(2, "romance", "romance");
  await run({ was: TARGET });
  expect(hits).toEqual([]);
  await run({ was: "watch-target.another" });
  expect(hits).toEqual([1]);
});

test("a removal is told though the report is gone, to those who watch the target", async () => {
  report = undefined;
  watch(1);
  search(2, "romance", "romance");
  await run({ occasion: "CLEARED", topic: TARGET });
  expect(hits).toEqual([1]);
});

test("nobody is told of what was deleted or made private meanwhile", async () => {
  watch(1);
  report = { dclrSeq: 7, ownerId: "reporter" };
  await run();
  report = undefined;
  await run({ occasion: "DISPUTED", topic: TARGET });
  expect(hits).toEqual([]);
});

test("it waits for the read models, and walks through any number of watches", async () => {
  for (let watchSeq = 1; watchSeq <= 1_200; watchSeq += 1) watch(watchSeq);
  isReached = false;
  await expect(run()).rejects.toMatchObject({ code: "PUT_OFF", reason: "MODEL_BEHIND" });
  expect(hits).toEqual([]);
  isReached = true;
  await run();
  expect(hits).toHaveLength(1_200);
});
