import {
  type AddressDoc,
  type CountsDoc,
  DAYS_KEPT,
  IMPORTER,
  LISTS_KEPT,
  PEOPLE_KEPT,
  REPORT_LISTS,
} from "@sb/contracts/report/model.ts";
import { rangeOf } from "@sb/knowledge/address/range.ts";
import { describe, expect, it } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { reportProjection } from "./projection.ts";
import {
  corrected,
  declaration,
  deleted,
  extra,
  filed,
  filedPrivately,
  imported,
  modified,
  place,
  request,
} from "./testing.ts";

const contentsOf = async (...events: readonly Given[]) => (await projected(reportProjection, history(events))).contents;

/** An address's entry of `filed`. */
const entryOf = (dclrSeq: number) => ({
  dclrSeq,
  crimeType: "HACKING",
  reportedOn: "2026-01-05",
  filedAt: "2026-01-05T10:00:00.000Z",
});

/** `printf evil.example | sha256sum` begins so. */
const RANGE = "report:range:9c180";

describe("a public report", () => {
  it("is in its document, the lists and the counts", async () => {
    const { docs, lists } = await contentsOf(filed(1));
    expect(docs).toEqual({
      "report/1": {
        dclrSeq: 1,
        ownerId: "owner",
        open: "PUBLIC",
        declaration: declaration(),
        reportedOn: "2026-01-05",
        status: "RECEIVED",
        filedAt: "2026-01-05T10:00:00.000Z",
        pendingRequests: [],
        deliveries: [],
        extras: 0,
        sealed: "sealed-1",
        revision: 0,
      },
      "address/evil.example": {
        people: 1,
        crimeTypes: { HACKING: 1 },
        filers: [{ by: "owner", entries: [entryOf(1)], more: 0 }],
        sources: [],
      },
      "counts/all": { people: 1, listed: 0, crimeTypes: { HACKING: 1 }, days: { "2026-01-05": 1 } },
    });
    expect(lists).toEqual({
      "report:owner:owner": ["1"],
      "report:people": ["1"],
      "report:public:owner": ["1"],
      [RANGE]: ["evil.example"],
    });
  });

  it("of a host below its domain is in the domain's list, by how often it is named, until nobody names it", async () => {
    const on = (addressKey: string, ownerId: string) => ({ declaration: declaration({ addressKey }), ownerId });
    const [app, kr] = ["app.evil.com", "kr.evil.com"];
    const events = [
      filed(1, on(kr, "a")),
      filed(2, on(app, "a")),
      filed(3, on(app, "b")),
      filed(4, on("evil.com", "a")),
      filed(5, on("a.pages.dev", "a")),
      imported(6, "a/list", undefined, { declaration: declaration({ addressKey: kr }) }),
    ];
    const before = (await contentsOf(...events)).lists;
    expect([before["report:family:evil.com"], before["report:family:pages.dev"]]).toEqual([[kr, app], undefined]);
    const gone = deleted(1, place({ addressKey: kr }), "a");
    const after = await contentsOf(...events.slice(0, 5), gone);
    expect(after.lists["report:family:evil.com"]).toEqual([app]);
    const led = REPORT_LISTS.led(rangeOf("evil.com").prefix);
    expect([before[led]?.toSorted(), after.lists[led]]).toEqual([[app, kr], [app]]);
  });

  it("of an account in the letters of a likelier one is in that one's range as well", async () => {
    const evm = "0x74ef2b73bbb50f583070b75dd5603fb04fd5856e";
    const tron = "TLdVu7ftSNxtiJL2RZMWoeA68Ehj6cxHyS";
    const { lists } = await contentsOf(filed(1, { declaration: declaration({ addressKey: tron }) }));
    expect(lists[REPORT_LISTS.range(rangeOf(tron).prefix)]).toEqual([tron]);
    expect(lists[REPORT_LISTS.led(rangeOf(evm).prefix)]).toEqual([tron]);
  });

  it("is counted by address, crime type and day", async () => {
    const other = { declaration: declaration({ crimeType: "RANSOMWARE" }), reportedOn: "2026-01-07", ownerId: "c" };
    const { docs } = await contentsOf(filed(1), filed(2, { ownerId: "b" }), filed(3, other));
    expect(docs["address/evil.example"]).toMatchObject({ people: 3, crimeTypes: { HACKING: 2, RANSOMWARE: 1 } });
    expect(docs["counts/all"]).toMatchObject({ people: 3, days: { "2026-01-05": 2, "2026-01-07": 1 } });
  });
});

describe("a person's second report on an address", () => {
  const later = { declaration: declaration({ crimeType: "RANSOMWARE" }), reportedOn: "2026-01-07" };
  const one = { people: 1, crimeTypes: { HACKING: 1 } };

  it("adds to the first: it is one person still, listed once", async () => {
    const { docs, lists } = await contentsOf(filed(1), filed(2, later), filed(3, later));
    expect(docs["address/evil.example"]).toMatchObject(one);
    expect(docs["counts/all"]).toMatchObject({ ...one, days: { "2026-01-05": 1 } });
    expect(lists).toEqual({
      "report:additions": ["2", "3"],
      "report:owner:owner": ["1", "2", "3"],
      "report:people": ["1"],
      "report:public:owner": ["1"],
      [RANGE]: ["evil.example"],
    });
  });

  const hidden = modified(1, place(), { open: "PRIVATE", declaration: undefined });
  const gone = modified(1, place(), { declaration: declaration({ addressKey: "other.example" }) });

  it.each([
    ["deleted", deleted(1, place()), ["2"]],
    ["made private", hidden, ["2"]],
    ["moved to another address", gone, ["1", "2"]],
  ])("leads where the first is %s", async (_, event, people) => {
    const { docs, lists } = await contentsOf(filed(1), filed(2, later), filed(3, later), event);
    expect(docs["address/evil.example"]).toMatchObject({ people: 1, crimeTypes: { RANSOMWARE: 1 } });
    expect(docs["counts/all"]).toMatchObject({ people: people.length, days: { "2026-01-07": 1 } });
    expect(lists).toMatchObject({ "report:people": people, "report:additions": ["3"] });
  });

  it("adds to it again once the first is public again", async () => {
    const { lists } = await contentsOf(filed(1), filed(2, later), hidden, modified(1, undefined));
    expect(lists).toMatchObject({ "report:people": ["1"], "report:additions": ["2"] });
  });
});

it("an address has room for eight people; others have a document each, and count like them", async () => {
  const people = Array.from({ length: PEOPLE_KEPT + 2 }, (_, i) => filed(i + 1, { ownerId: `u${i}` }));
  const { docs, lists } = await contentsOf(...people);
  expect(docs["address/evil.example"]).toMatchObject({ people: 10, filers: { length: PEOPLE_KEPT } });
  expect(docs["filer/evil.example u9"]).toEqual({ by: "u9", entries: [entryOf(10)], more: 0 });
  // Filed at the same time, so by the order of their letters.
  expect(lists["report:address:evil.example"]).toEqual(["10", "9"]);
  const less = await contentsOf(...people, deleted(10, place(), "u9"), deleted(1, place(), "u0"));
  expect(less.docs["address/evil.example"]).toMatchObject({ people: 8, filers: { length: PEOPLE_KEPT - 1 } });
  expect(less.docs).not.toHaveProperty(["filer/evil.example u9"]);
  expect(less.lists["report:address:evil.example"]).toEqual(["9"]);
});

it("a private report is only in its owner's list", async () => {
  const { docs, lists } = await contentsOf(filedPrivately(1));
  expect(Object.keys(docs)).toEqual(["report/1"]);
  expect(docs["report/1"]).not.toHaveProperty("declaration");
  expect(lists).toEqual({ "report:owner:owner": ["1"] });
});

describe("a modified report", () => {
  it("moves to its new address and crime type", async () => {
    const moved = declaration({ addressKey: "other.example", crimeType: "DRUGS" });
    const other = filed(2, { ownerId: "b" });
    const { docs, lists } = await contentsOf(filed(1), other, modified(1, place(), { declaration: moved }));
    expect(docs["address/evil.example"]).toMatchObject({ people: 1, crimeTypes: { HACKING: 1 } });
    expect(docs["address/other.example"]).toMatchObject({ people: 1, crimeTypes: { DRUGS: 1 } });
    expect(docs["counts/all"]).toEqual({
      people: 2,
      listed: 0,
      crimeTypes: { HACKING: 1, DRUGS: 1 },
      days: { "2026-01-05": 2 },
    });
    expect(lists["report:people"]).toEqual(["1", "2"]);
    expect(docs["report/1"]).toMatchObject({ modifiedAt: "2026-01-06T10:00:00.000Z", sealed: "sealed-1-again" });
  });

  it("made private, it leaves every public place; made public again, it returns", async () => {
    const hidden = modified(1, place(), { open: "PRIVATE", declaration: undefined });
    const { docs, lists } = await contentsOf(filed(1), hidden);
    expect(Object.keys(docs)).toEqual(["report/1"]);
    expect(lists).toEqual({ "report:owner:owner": ["1"] });
    const [back, never] = [await contentsOf(filed(1), hidden, modified(1, undefined)), await contentsOf(filed(1))];
    expect(back.lists).toEqual(never.lists);
    expect(back.docs["counts/all"]).toMatchObject({ people: 1, days: { "2026-01-05": 1 } });
  });

  it("keeps extra information and pending deletion requests", async () => {
    const { docs } = await contentsOf(
      filed(1),
      extra(1, "more"),
      extra(1, "still more"),
      request("DeletionRequested", 1, 7),
      modified(1, place()),
    );
    expect(docs["report/1"]).toMatchObject({ pendingRequests: [7], extras: 2 });
    expect([docs["extra/1-0"], docs["extra/1-1"]]).toMatchObject([
      { sealed: "more", addedAt: "2026-01-01T00:01:00.000Z" },
      { sealed: "still more", addedAt: "2026-01-01T00:02:00.000Z" },
    ]);
  });
});

it.each([
  ["public", [filed(1), deleted(1, place())]],
  ["supplemented", [filed(1), extra(1, "more"), extra(1, "still more"), deleted(1, place())]],
  ["private", [filedPrivately(1), deleted(1, undefined)]],
])("a deleted %s report leaves no trace", async (_, events) => {
  expect(await contentsOf(...events)).toEqual({ docs: {}, lists: {} });
});

it.each(["DeletionRequestAccepted", "DeletionRequestRejected"] as const)(
  "%s closes only its own request",
  async (type) => {
    const asked = [request("DeletionRequested", 1, 7), request("DeletionRequested", 1, 8)];
    const { docs } = await contentsOf(filed(1), ...asked, request(type, 1, 7));
    expect(docs["report/1"]).toMatchObject({ pendingRequests: [8] });
  },
);

describe("an imported entry", () => {
  it("is a listing, not a person: it is in no trend, and in no list of people's reports", async () => {
    const { docs, lists } = await contentsOf(filed(2), imported(1, "somebody/list", "2019-05-01"));
    expect(docs["address/evil.example"]).toMatchObject({
      people: 1,
      crimeTypes: { HACKING: 1 },
      sources: [{ by: "list somebody/list", entries: [{ dclrSeq: 1, reportedOn: "2019-05-01" }] }],
    });
    expect(docs["counts/all"]).toEqual({
      people: 1,
      listed: 1,
      crimeTypes: { HACKING: 1 },
      days: { "2026-01-05": 1 },
    });
    expect(lists).toMatchObject({ "report:people": ["2"], "report:listed": ["1"] });
    expect(lists).not.toHaveProperty("report:owner:importer");
  });

  it("counts once for its publisher, however often and in whichever files; the earliest date leads", async () => {
    const { docs, lists } = await contentsOf(
      imported(1, "somebody/list/a.txt"),
      imported(2, "somebody/list/b.txt", "2020-01-01"),
      imported(3, "somebody/list/b.txt", "2019-01-01"),
      imported(4, "another/list"),
    );
    const address = docs["address/evil.example"] as AddressDoc;
    expect(address.sources.map(({ by, entries }) => [by, entries.map(({ dclrSeq }) => dclrSeq)])).toEqual([
      ["list somebody/list", [3, 2, 1]],
      ["list another/list", [4]],
    ]);
    expect(docs["counts/all"]).toMatchObject({ people: 0, listed: 2 });
    expect(lists).toMatchObject({ "report:listed": ["3", "4"], "report:additions": ["1", "2"] });
  });

  it("can be deleted, although the event does not say whose list it was", async () => {
    const events = [imported(1, "somebody/list"), imported(2, "somebody/list"), deleted(1, place(), IMPORTER)];
    expect((await contentsOf(...events)).lists).toEqual({ "report:listed": ["2"], [RANGE]: ["evil.example"] });
    expect(await contentsOf(...events, deleted(2, place(), IMPORTER))).toEqual({ docs: {}, lists: {} });
  });

  it("of one list too many for an address is not counted", async () => {
    const many = Array.from({ length: LISTS_KEPT + 1 }, (_, i) => imported(i + 1, `list/${i}`));
    const { docs, lists } = await contentsOf(...many);
    expect(docs["counts/all"]).toMatchObject({ listed: LISTS_KEPT });
    expect(lists["report:additions"]).toEqual([String(LISTS_KEPT + 1)]);
    const gone = many.map((_, i) => deleted(i + 1, place(), IMPORTER));
    expect(await contentsOf(...many, ...gone)).toEqual({ docs: {}, lists: {} });
  });
});

it("lists the reports of an incident, private ones too, without one that was deleted", async () => {
  const incident = "q7Zt0kJr5m2b";
  const elsewhere = { declaration: declaration({ addressKey: "other.example" }), incident };
  const all = [filed(1, { incident }), filed(2, elsewhere), filed(3)];
  const listed = async (...more: readonly Given[]) =>
    (await contentsOf(...all, ...more)).lists[`report:incident:${incident}`];
  expect(await listed()).toEqual(["1", "2"]);
  expect(await listed(modified(1, place(), { open: "PRIVATE", declaration: undefined }))).toEqual(["1", "2"]);
  expect(await listed(deleted(2, place({ addressKey: "other.example" })))).toEqual(["1"]);
});

it("counts by day for the newest days only", async () => {
  const day = (i: number) => new Date(Date.UTC(2026, 0, 1 + i)).toISOString().slice(0, 10);
  const events = Array.from({ length: DAYS_KEPT + 3 }, (_, i) =>
    filed(i + 1, { ownerId: `u${i}`, reportedOn: day(i) }),
  );
  const { docs } = await contentsOf(...events, deleted(1, place({ reportedOn: day(0) }), "u0"));
  const days = Object.keys((docs["counts/all"] as CountsDoc).days).sort();
  expect([days.length, days[0], days.at(-1)]).toEqual([DAYS_KEPT, day(3), day(DAYS_KEPT + 2)]);
});

describe("any history", () => {
  const moved = declaration({ addressKey: "other.example", crimeType: "DRUGS" });
  const events = history([
    filed(1),
    { stream: "key-report-1", type: "KeyMade", data: {} },
    filed(2, { declaration: moved }),
    filedPrivately(3),
    extra(1, "more"),
    modified(1, place(), { declaration: moved }),
    modified(3, undefined),
    request("DeletionRequested", 2, 7),
    request("DeletionRequestRejected", 2, 7, { outcome: "KEPT" }),
    deleted(2, place({ addressKey: "other.example", crimeType: "DRUGS" })),
    imported(4, "somebody/list"),
    filed(5, { incident: "q7Zt0kJr5m2b" }),
    request("DeletionRequested", 5, 8),
    corrected(5, 8, { title: "new" }),
    request("DeletionRequestAccepted", 5, 8, { outcome: "CORRECTED", ownerId: "owner" }),
    request("DeletionRequested", 5, 9),
    request("DeletionRequestAccepted", 5, 9, { outcome: "REMOVED", ownerId: "owner" }),
    deleted(5, place()),
    deleted(3, place()),
    modified(1, place({ addressKey: "other.example", crimeType: "DRUGS" })),
  ]);

  it("the same events twice change nothing", () => sameEventsTwice(reportProjection, events));
  it("rebuilt from zero it is equal", () => rebuiltFromZeroIsEqual(reportProjection, events));
});

it("throws on an unknown event of a report", async () => {
  await expect(contentsOf(filed(1), { stream: "report-1", type: "Strange", data: {} })).rejects.toThrow(
    "could not project Strange",
  );
});
