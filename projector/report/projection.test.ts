import { describe, expect, it } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { reportProjection } from "./projection.ts";
import { declaration, deleted, extra, filed, filedPrivately, modified, place, request } from "./testing.ts";

const contentsOf = async (...events: readonly Given[]) => (await projected(reportProjection, history(events))).contents;

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
        likeCount: 0,
        commentCount: 0,
        filedAt: "2026-01-05T10:00:00.000Z",
        pendingRequests: [],
        deliveries: [],
        extras: 0,
        sealed: "sealed-1",
        revision: 0,
      },
      "address/evil.example": { count: 1, crimeTypes: { HACKING: 1 } },
      "counts/all": { count: 1, crimeTypes: { HACKING: 1 } },
      "day/2026-01-05": { count: 1 },
    });
    expect(lists).toEqual({
      "report:owner:owner": ["1"],
      "report:public": ["1"],
      "report:public:owner": ["1"],
      "report:address:evil.example": ["1"],
    });
  });

  it("is counted by address, crime type and day", async () => {
    const other = { declaration: declaration({ crimeType: "RANSOMWARE" }), reportedOn: "2026-01-07" };
    const { docs } = await contentsOf(filed(1), filed(2), filed(3, other));
    expect(docs["address/evil.example"]).toEqual({ count: 3, crimeTypes: { HACKING: 2, RANSOMWARE: 1 } });
    expect([docs["day/2026-01-05"], docs["day/2026-01-07"]]).toEqual([{ count: 2 }, { count: 1 }]);
  });
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
    const { docs, lists } = await contentsOf(filed(1), filed(2), modified(1, place(), { declaration: moved }));
    expect(docs["address/evil.example"]).toEqual({ count: 1, crimeTypes: { HACKING: 1 } });
    expect(docs["address/other.example"]).toEqual({ count: 1, crimeTypes: { DRUGS: 1 } });
    expect(docs["counts/all"]).toEqual({ count: 2, crimeTypes: { HACKING: 1, DRUGS: 1 } });
    expect(docs["day/2026-01-05"]).toEqual({ count: 2 });
    expect(lists["report:address:other.example"]).toEqual(["1"]);
    expect(lists["report:address:evil.example"]).toEqual(["2"]);
    expect(docs["report/1"]).toMatchObject({ modifiedAt: "2026-01-06T10:00:00.000Z", sealed: "sealed-1-again" });
  });

  it("made private, it leaves every public place; made public again, it returns", async () => {
    const hidden = modified(1, place(), { open: "PRIVATE", declaration: undefined });
    const { docs, lists } = await contentsOf(filed(1), hidden);
    expect(Object.keys(docs)).toEqual(["report/1"]);
    expect(lists).toEqual({ "report:owner:owner": ["1"] });
    const [back, never] = [await contentsOf(filed(1), hidden, modified(1, undefined)), await contentsOf(filed(1))];
    expect(back.lists).toEqual(never.lists);
    expect(back.docs["day/2026-01-05"]).toEqual({ count: 1 });
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
    expect([docs["extra/1-0"], docs["extra/1-1"]]).toEqual([{ sealed: "more" }, { sealed: "still more" }]);
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
  const source = "somebody/list";

  it("counts on its source's day, not on the day of the import", async () => {
    const provenance = { source, reportedAt: "2019-05-01" };
    const { docs, lists } = await contentsOf(filed(2), filed(1, { provenance, reportedOn: "2019-05-01" }));
    expect(docs["day/2019-05-01"]).toEqual({ count: 1 });
    expect(docs["day/2026-01-05"]).toEqual({ count: 1 });
    expect(lists["report:address:evil.example"]).toEqual(["1", "2"]);
  });

  it("without a day is counted, but not in the trend nor as first or last", async () => {
    const { docs, lists } = await contentsOf(filed(1, { provenance: { source }, reportedOn: undefined }));
    expect(docs["address/evil.example"]).toMatchObject({ count: 1 });
    expect(Object.keys(docs).filter((key) => key.startsWith("day/"))).toEqual([]);
    expect(lists).not.toHaveProperty("report:address:evil.example");
  });
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
    request("DeletionRequestRejected", 2, 7),
    deleted(2, place({ addressKey: "other.example", crimeType: "DRUGS" })),
    filed(4, { ownerId: "importer", provenance: { source: "somebody/list" }, reportedOn: undefined }),
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
