import { CLEARED_KEPT } from "@sb/contracts/report/model.ts";
import { expect, it } from "vitest";
import { type Given, history, projected } from "../runtime/testing.ts";
import { reportProjection } from "./projection.ts";
import { corrected, declaration, deleted, filed, modified, place, request } from "./testing.ts";

const docsOf = async (...events: readonly Given[]) =>
  (await projected(reportProjection, history(events))).contents.docs;
const asked = (dclrSeq: number, requestSeq: number) => request("DeletionRequested", dclrSeq, requestSeq);
const removed = (dclrSeq: number, requestSeq: number, ownerId = "owner") => [
  request("DeletionRequestAccepted", dclrSeq, requestSeq, { outcome: "REMOVED", ownerId }),
  deleted(dclrSeq, place(), ownerId),
];

it("a report is disputed from its first open request to its last, and its address counts it once", async () => {
  const events = [filed(1), filed(2, { ownerId: "another" }), asked(1, 7), asked(1, 8), asked(2, 9)];
  const open = await docsOf(...events);
  expect(open["address/evil.example"]).toMatchObject({ people: 2, disputed: 2 });
  expect(open["report/1"]).toMatchObject({ pendingRequests: [7, 8], disputedSince: "2026-01-01T00:02:00.000Z" });
  const kept = request("DeletionRequestRejected", 1, 7, { outcome: "KEPT" });
  const left = await docsOf(...events, kept);
  expect(left["report/1"]).toMatchObject({ disputedSince: "2026-01-01T00:02:00.000Z" });
  const gone = await docsOf(...events, kept, request("DeletionRequestRejected", 1, 8, { outcome: "WITHDRAWN" }));
  expect(gone["report/1"]).not.toHaveProperty("disputedSince");
  expect(gone["address/evil.example"]).toMatchObject({ disputed: 1 });
  expect(gone["report/1"]).toMatchObject({
    facts: [{ what: "DISPUTED" }, { what: "DISPUTED" }, { what: "KEPT" }, { what: "DISPUTE_WITHDRAWN" }],
  });
});

it("a correction changes the words and nothing that is counted", async () => {
  const [before, after] = [
    await docsOf(filed(1), asked(1, 7)),
    await docsOf(filed(1), asked(1, 7), corrected(1, 7, { title: "new" })),
  ];
  expect(after["report/1"]).toMatchObject({ declaration: declaration({ title: "new" }), sealed: "sealed-1" });
  expect(after["address/evil.example"]).toEqual(before["address/evil.example"]);
  expect(after["counts/all"]).toEqual(before["counts/all"]);
});

it("a cleared address is remembered when nobody names it any more, with the people it was cleared of", async () => {
  const docs = await docsOf(filed(1), asked(1, 7), ...removed(1, 7));
  expect(docs).toEqual({
    "address/evil.example": {
      ...{ people: 0, crimeTypes: {}, filers: [], sources: [], disputed: 0 },
      cleared: { at: "2026-01-01T00:02:00.000Z", reporters: ["owner"] },
    },
  });
  const again = await docsOf(filed(1), asked(1, 7), ...removed(1, 7), filed(2, { ownerId: "another" }));
  expect(again["address/evil.example"]).toMatchObject({ people: 1, cleared: { reporters: ["owner"] } });
});

it("keeps the newest people of a cleared address", async () => {
  const many = Array.from({ length: CLEARED_KEPT + 1 }, (_, i) => i + 1).flatMap((seq) => [
    filed(seq, { ownerId: `u${seq}` }),
    asked(seq, seq),
    ...removed(seq, seq, `u${seq}`),
  ]);
  const { cleared } = (await docsOf(...many))["address/evil.example"] as { cleared: { reporters: string[] } };
  expect([cleared.reporters.length, cleared.reporters[0]]).toEqual([CLEARED_KEPT, "u2"]);
});

it("says when a report was withdrawn from the public, and when it came back", async () => {
  const hidden = modified(1, place(), { open: "PRIVATE", declaration: undefined });
  const docs = await docsOf(filed(1), modified(1, place()), hidden, modified(1, undefined));
  expect(docs["report/1"]).toMatchObject({ facts: [{ what: "WITHDRAWN" }, { what: "PUBLISHED" }] });
});
