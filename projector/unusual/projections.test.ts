import { reportStream } from "@sb/contracts/report/subject.ts";
import { unusualStream } from "@sb/contracts/unusual/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { unusualProjection } from "./projections.ts";

const TEXT = "They promised thirty percent a month for mining shares and stopped answering when asked.";
const declaration = { declareType: "SITE", crimeType: "HACKING", adrs: "a.example", etcSrc: [], title: "A title" };
const data = { agreements: [], shareReporter: false, reportedOn: "2026-01-01" };

const filed = (dclrSeq: number, ownerId: string, addressKey?: string, comment = `${dclrSeq}`): Given => ({
  stream: reportStream.of(dclrSeq),
  type: "DeclarationFiled",
  version: 2,
  data: {
    ...{ ...data, dclrSeq, ownerId, open: addressKey ? "PUBLIC" : "PRIVATE" },
    ...(addressKey && { declaration: { ...declaration, addressKey, comment } }),
  },
});
const reviewed = (dclrSeq: number): Given => ({
  stream: unusualStream.of(`MANY_BY_ONE~${dclrSeq}`),
  type: "UnusualFilingsReviewed",
  data: { rule: "MANY_BY_ONE", dclrSeq, note: "A shop" },
  actor: "admin",
});
const times = (count: number, of: (at: number) => Given) => Array.from({ length: count }, (_, at) => of(at));

const LIFE = history([
  ...times(12, (at) => filed(100 + at, "one")),
  ...times(6, (at) => filed(200 + at, `p-${at}`, "evil.example")),
  ...times(4, (at) => filed(300 + at, `q-${at}`, `t${at}.example`, `${TEXT} ${at}`)),
  reviewed(100),
  reviewed(999),
]);

test("cases name reports only, and those that were looked at leave the queue", async () => {
  const { docs, lists } = (await projected(unusualProjection, LIFE)).contents;
  expect(lists["unusual:open"]).toEqual(["ON_ONE_TARGET~200", "SAME_TEXT~300"]);
  expect(lists["unusual:reviewed"]).toEqual(["MANY_BY_ONE~100"]);
  expect(docs["case/MANY_BY_ONE~100"]).toMatchObject({ total: 12, seqs: times12(100) });
  expect(docs["review/MANY_BY_ONE~100"]).toMatchObject({ note: "A shop", by: "admin" });
  expect(docs).not.toHaveProperty("review/MANY_BY_ONE~999");
  expect(JSON.stringify(docs["case/SAME_TEXT~300"])).not.toMatch(/example|promised/);
});

const times12 = (from: number) => Array.from({ length: 12 }, (_, at) => from + at);

test("a case that was looked at is open again once it grows", async () => {
  const more = history([...times(10, (at) => filed(100 + at, "one")), reviewed(100), filed(120, "one")]);
  const { lists, docs } = (await projected(unusualProjection, more)).contents;
  expect(lists).toEqual({ "unusual:open": ["MANY_BY_ONE~100"] });
  expect(docs).toHaveProperty(["review/MANY_BY_ONE~100"]);
});

test("entries of published lists are not looked at", async () => {
  const listed = times(20, (at) => {
    const one = filed(100 + at, "importer", "evil.example");
    return { ...one, data: { ...(one.data as object), provenance: { source: "a/list" } } };
  });
  expect((await projected(unusualProjection, history(listed))).contents).toEqual({ docs: {}, lists: {} });
});

test("of reports whose words are destroyed, a model that is made later finds only what needs no words", async () => {
  const destroyed = LIFE.map((event) => {
    const { declaration: _, ...rest } = event.data as { readonly declaration?: unknown };
    return { ...event, data: rest } as (typeof LIFE)[number];
  });
  const { lists } = (await projected(unusualProjection, destroyed)).contents;
  expect(lists).toEqual({ "unusual:reviewed": ["MANY_BY_ONE~100"] });
});

test("events that come twice change nothing", () => sameEventsTwice(unusualProjection, LIFE));
test("rebuilt from zero it is equal", () => rebuiltFromZeroIsEqual(unusualProjection, LIFE));
