import type { EntitledAgency } from "@sb/contracts/agency/entitled.ts";
import type { DeliveryStanding } from "@sb/contracts/delivery/remote.ts";
import { reportEvents } from "@sb/contracts/report/events.ts";
import { expect, test } from "vitest";
import { sharedReports } from "./body.ts";
import { lastTold, outstanding, reportSteps } from "./messages.ts";

const declaration = {
  ...{ declareType: "SITE", crimeType: "HACKING", adrs: "https://evil.example/login", addressKey: "evil.example" },
  ...{ title: "a title", comment: "a comment", etcSrc: [] },
};
const place = { addressKey: "evil.example", crimeType: "HACKING" };
const secret = { dmgHash: "a hash", etcSrc: [], suspect: {}, reporter: {}, files: [] };
const own = { dclrSeq: 17, ownerId: "u-1" };
const facts = { ...own, agreements: [], shareReporter: false };

type Given = readonly [type: string, data: object, secret?: object];
const filed: Given = ["DeclarationFiled", { ...facts, open: "PUBLIC", declaration }, secret];
const filedPrivately: Given = ["DeclarationFiled", { ...facts, open: "PRIVATE" }, { ...secret, declaration }];
const changed: Given = ["DeclarationModified", { ...facts, open: "PUBLIC", declaration, was: place }, secret];
const withdrawn: Given = ["DeclarationModified", { ...facts, open: "PRIVATE", was: place }, { ...secret, declaration }];
const published: Given = ["DeclarationModified", { ...facts, open: "PUBLIC", declaration }, secret];
const deleted: Given = ["DeclarationDeleted", { ...own, was: place }];
const extra: Given = ["ExtraInfoAdded", own, { extra: { how: "by phone" } }];
const disputed: Given = ["DeletionRequested", { dclrSeq: 17, requestSeq: 18 }];
/** Its key was destroyed. */
const without = ([type, { declaration: _, ...data }]: readonly [string, { declaration?: object }, object?]): Given => [
  type,
  data,
];

function stepsOf(...given: readonly Given[]) {
  const events = given.map(([type, data, opened], revision) => {
    const stored = { stream: "report-17", type, version: reportEvents.find(type)?.version ?? 1, data };
    const meta = {
      eventId: `e-${revision}`,
      correlationId: "c",
      actor: "u-1",
      at: `2026-03-0${revision + 1}T00:00:00.000Z`,
    };
    return { ...stored, revision, meta, ...reportEvents.read(stored, opened) };
  });
  return reportSteps(events);
}

const agency: EntitledAgency = {
  status: "ACTIVE",
  scope: "PUBLIC",
  criteria: { crimeTypes: [], chains: [], countries: [] },
};
const trusted: EntitledAgency = { ...agency, scope: "CONFIDENTIAL", publicKey: {} };
const NOTHING_TOLD: DeliveryStanding = { told: -1, tried: -1 };
const contents = (given: readonly Given[], standing: DeliveryStanding = NOTHING_TOLD, to = agency) =>
  outstanding(stepsOf(...given), standing, to).map(({ content, step }) => [content, step.revision]);

test("each change of a report is a message, in order", () => {
  expect(contents([filed, changed, disputed])).toEqual([
    ["SHARED", 0],
    ["SHARED", 1],
    ["SHARED", 2],
  ]);
  const told: DeliveryStanding = { told: 0, tried: 0, content: "SHARED" };
  expect(contents([filed, changed], told)).toEqual([["SHARED", 1]]);
  expect(contents([filed], told)).toEqual([]);
});

test("extra information is for those who may have what is confidential", () => {
  expect(contents([filed, extra])).toEqual([["SHARED", 0]]);
  expect(contents([filed, extra], NOTHING_TOLD, trusted)).toEqual([
    ["SHARED", 0],
    ["SHARED", 1],
  ]);
});

test("a private report is nothing for an agency that gets public facts", () => {
  expect(contents([filedPrivately])).toEqual([]);
  expect(contents([filedPrivately], NOTHING_TOLD, trusted)).toEqual([["SHARED", 0]]);
  expect(contents([filedPrivately, published])).toEqual([["SHARED", 1]]);
});

test("what was deleted before anybody was told is not told", () => {
  expect(contents([without(filed), deleted])).toEqual([]);
});

test("whoever was told, or may have been, is told of the deletion, once", () => {
  const events = [without(filed), deleted];
  expect(contents(events, { told: 0, tried: 0, content: "SHARED" })).toEqual([["REVOKED", 1]]);
  expect(contents(events, { told: -1, tried: 0, content: "SHARED" })).toEqual([["REVOKED", 1]]);
  expect(contents(events, { told: 1, tried: 1, content: "REVOKED" })).toEqual([]);
});

test("made private it is revoked, and published again it is another object", () => {
  const steps = stepsOf(filed, withdrawn, published);
  const messages = outstanding(steps, NOTHING_TOLD, agency);
  expect(messages.map(({ content }) => content)).toEqual(["SHARED", "REVOKED", "SHARED"]);
  const around = { publicUrl: "https://sb.example" };
  const [first, second, third] = messages.map((message) => sharedReports(message, around)[0]);
  expect(first).toMatchObject({ withdrawals: 0, target: { addressKey: "evil.example" }, title: "a title" });
  expect(second).toEqual({
    ...{ dclrSeq: 17, withdrawals: 0, revoked: true, target: { declareType: "SITE", addressKey: "evil.example" } },
    ...{ created: "2026-03-01T00:00:00.000Z", modified: "2026-03-02T00:00:00.000Z" },
  });
  expect(third).toMatchObject({ withdrawals: 1, created: "2026-03-03T00:00:00.000Z" });
});

test("who may have what is confidential keeps a report that is made private, and the public object is revoked", () => {
  const messages = outstanding(stepsOf(filed, withdrawn), NOTHING_TOLD, trusted);
  const [, second] = messages.map((message) => sharedReports(message, { publicUrl: "", sealed: "sealed" }));
  expect(second).toMatchObject([
    { revoked: true, withdrawals: 0, target: { addressKey: "evil.example" } },
    { withdrawals: 1, sealed: "sealed" },
  ]);
  expect(second?.[1]).not.toHaveProperty("target");
  expect(JSON.stringify(second?.[1])).not.toContain("title");
});

test("narrower criteria keep an agency from new reports, not from what becomes of those it has", () => {
  const narrow = { ...agency, criteria: { ...agency.criteria, crimeTypes: ["DRUGS" as const] } };
  expect(contents([filed, changed], NOTHING_TOLD, narrow)).toEqual([]);
  expect(contents([filed, changed], { told: 0, tried: 0, content: "SHARED" }, narrow)).toEqual([["SHARED", 1]]);
});

test("an agency that was stopped is told nothing", () => {
  expect(contents([filed], NOTHING_TOLD, { ...agency, status: "STOPPED" })).toEqual([]);
});

test("what was told last can be told again; what is gone cannot", () => {
  const told: DeliveryStanding = { told: 1, tried: 1, content: "SHARED" };
  expect(lastTold(stepsOf(filed, changed), told, agency)).toMatchObject({
    content: "SHARED",
    step: { eventId: "e-1" },
  });
  expect(lastTold(stepsOf(without(filed), deleted), told, agency)).toMatchObject({ content: "REVOKED" });
  expect(lastTold(stepsOf(filed), NOTHING_TOLD, agency)).toBeUndefined();
});
