import type { NetworkTurn } from "@sb/contracts/report/belief.ts";
import { SHARING_LISTS } from "@sb/contracts/sharing/model.ts";
import { reportUuid } from "@sb/knowledge/stix/ids.ts";
import { targetId } from "@sb/knowledge/stix/target-id.ts";
import { targetOf } from "@sb/knowledge/stix/target-of.ts";
import { describe, expect, it } from "vitest";
import {
  corrected,
  declaration,
  deleted,
  filed,
  filedPrivately,
  imported,
  modified,
  place,
  request,
} from "../report/testing.ts";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { sharingProjection } from "./projection.ts";

const contentsOf = async (...events: readonly Given[]) =>
  (await projected(sharingProjection, history(events))).contents;

const uuid = (dclrSeq: number, withdrawals = 0) => reportUuid({ dclrSeq, withdrawals });
const EVIL = targetId(targetOf("evil.example"));
const GOOD = targetId(targetOf("other.example"));
/** Seqs of one day. */
const [A, B, C] = [4_096_000_001, 4_096_000_002, 4_096_000_003];
const joinedLongAgo = (userId: string): Given => ({
  stream: `account-${userId}`,
  type: "AccountJoined",
  version: 3,
  data: { userId, membership: 1, nickname: userId, again: false, person: "sealed", agreements: [], claims: [] },
  at: "2025-06-01T00:00:00.000Z",
});
const by = (ownerId: string, changes = {}) => ({ ownerId, declaration: declaration(changes) });

const LIFE = [
  joinedLongAgo("owner"),
  filed(A),
  filed(B, by("another")),
  filedPrivately(C),
  request("DeletionRequested", A, 7),
  modified(B, place(), by("another", { addressKey: "other.example" })),
  request("DeletionRequestRejected", A, 7, { outcome: "KEPT" }),
  corrected(A, 8, { comment: "better words" }),
  modified(B, place({ addressKey: "other.example" }), { ownerId: "another", open: "PRIVATE", declaration: undefined }),
  modified(B, undefined, by("another")),
  deleted(A, place()),
];

it("same events twice", () => sameEventsTwice(sharingProjection, history(LIFE)));
it("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(sharingProjection, history(LIFE)));

describe("the order", () => {
  it("has the target before the first report on it, and each change after all before it", async () => {
    const { lists } = await contentsOf(filed(A), filed(B, by("another")));
    expect(lists[SHARING_LISTS.added]).toEqual([EVIL, uuid(A), uuid(B)]);
    const later = await contentsOf(filed(A), filed(B, by("another")), modified(A, place()));
    expect(later.lists[SHARING_LISTS.added]).toEqual([EVIL, uuid(B), uuid(A)]);
    expect(later.lists[SHARING_LISTS.numbered]).toEqual([uuid(A), uuid(B)]);
  });

  it("grows where clocks go back", async () => {
    const { docs } = await contentsOf(
      filed(A, {}, "2026-01-05T10:00:00.000Z"),
      filed(B, {}, "2026-01-04T10:00:00.000Z"),
    );
    const start = Date.parse("2026-01-05T10:00:00.000Z") * 1_000;
    expect(docs["clock/clock"]).toEqual({ last: start + 8 });
    expect(docs[`report/${B}`]).toMatchObject({ shown: { added: start + 8 } });
  });

  it("holds nothing of private reports and of published lists", async () => {
    const { docs, lists } = await contentsOf(
      filedPrivately(A),
      imported(B, "some/list"),
      deleted(B, place(), "importer"),
    );
    expect({ docs, lists }).toEqual({ docs: {}, lists: {} });
  });
});

describe("what is withdrawn", () => {
  it("is revoked without its words, and its target is taken out with the last report on it", async () => {
    const { docs, lists } = await contentsOf(filed(A), deleted(A, place()));
    expect(docs[`object/${uuid(A)}`]).toMatchObject({ revoked: { target: targetOf("evil.example") } });
    expect(JSON.stringify(docs)).not.toContain("a comment");
    expect(docs[`target/${EVIL}`]).toBeUndefined();
    expect(lists[SHARING_LISTS.added]).toEqual([uuid(A)]);
  });

  it("comes back under another id", async () => {
    const away = modified(A, place(), { open: "PRIVATE", declaration: undefined });
    const { docs, lists } = await contentsOf(filed(A), away, modified(A, undefined));
    expect(lists[SHARING_LISTS.added]).toEqual([uuid(A), EVIL, uuid(A, 1)]);
    expect(lists[SHARING_LISTS.numbered]).toEqual([uuid(A, 1)]);
    expect(docs[`object/${uuid(A)}`]).toMatchObject({ revoked: { withdrawals: 0 } });
  });

  it("is revoked too where its words were destroyed before they were read", async () => {
    const { docs } = await contentsOf(filed(A, { declaration: undefined }), deleted(A, place()));
    expect(docs[`object/${uuid(A)}`]).toMatchObject({ revoked: { target: targetOf("evil.example") } });
  });
});

describe("targets to block", () => {
  const two = [joinedLongAgo("owner"), joinedLongAgo("another"), filed(A), filed(B, by("another"))];
  const blocked = async (...events: readonly Given[]) =>
    (await contentsOf(...events)).lists[SHARING_LISTS.blocked.SITE] ?? [];

  it("are those that two established members reported", async () => {
    expect(await blocked(...two.slice(0, 3))).toEqual([]);
    expect(await blocked(...two)).toEqual(["evil.example"]);
    const fresh = { ...joinedLongAgo("another"), at: "2026-01-04T00:00:00.000Z" };
    expect(await blocked(joinedLongAgo("owner"), fresh, ...two.slice(2))).toEqual([]);
  });

  it("stay so while somebody asks for a report to be deleted, each time that they do", async () => {
    const asked = [...two, request("DeletionRequested", A, 7)];
    expect(await blocked(...asked)).toEqual(["evil.example"]);
    const kept = [...asked, request("DeletionRequestRejected", A, 7, { outcome: "KEPT" })];
    expect(await blocked(...kept, request("DeletionRequested", A, 8), request("DeletionRequested", B, 9))).toEqual([
      "evil.example",
    ]);
  });

  it("lose the one report that was removed, and what others report still counts", async () => {
    const accepted = request("DeletionRequestAccepted", A, 7, { outcome: "REMOVED", ownerId: "owner" });
    const removed = [...two, accepted, deleted(A, place())];
    expect(await blocked(...removed)).toEqual([]);
    expect(await blocked(...removed, joinedLongAgo("third"), filed(C, by("third")))).toEqual(["evil.example"]);
    expect((await contentsOf(...removed, deleted(B, place(), "another"))).docs[`target/${EVIL}`]).toBeUndefined();
  });

  it("count people of one network once", async () => {
    const [first, another] = [joinedLongAgo("owner"), joinedLongAgo("another")];
    const again = filed(B, { ...by("another"), network: "AGAIN" });
    expect(await blocked(first, another, filed(A, { network: "FIRST" }), again)).toEqual([]);
  });

  it("weigh a report anew where it moves to", async () => {
    const elsewhere = filed(B, by("another", { addressKey: "other.example" }));
    const was = place({ addressKey: "other.example" });
    const moved = (network: NetworkTurn) => modified(B, was, { ...by("another"), network });
    expect(await blocked(...two.slice(0, 3), elsewhere, moved("FIRST"))).toEqual(["evil.example"]);
    expect(await blocked(...two.slice(0, 3), elsewhere, moved("AGAIN"))).toEqual([]);
    // It stays on its target: what was said when it came there holds.
    const corrected = modified(B, place(), by("another"));
    expect(await blocked(...two.slice(0, 3), elsewhere, moved("AGAIN"), corrected)).toEqual([]);
  });

  it("are not kept out by a flood of reports that weigh nothing", async () => {
    const flood = Array.from({ length: 60 }, (_, at) => filed(A - 100 + at, { ...by(`p${at}`), network: "AGAIN" }));
    expect(await blocked(...flood, ...two)).toEqual(["evil.example"]);
  });

  it("are those that staff or an agency confirmed, until all have taken it back", async () => {
    const judged = (type: string, agencySeq?: number): Given => ({
      ...{ stream: "target-00000000-0000-4000-8000-000000000000", type, version: 1 },
      data: { declareType: "SITE", addressKey: "evil.example", ...(agencySeq !== undefined && { agencySeq }) },
    });
    const both = [judged("TargetConfirmed", 3), judged("TargetConfirmed")];
    expect(await blocked(...both.slice(0, 1))).toEqual(["evil.example"]);
    expect(await blocked(...both, judged("TargetUnconfirmed", 3))).toEqual(["evil.example"]);
    const none = [...both, judged("TargetUnconfirmed")];
    expect(await blocked(...none)).toEqual([]);
    await sameEventsTwice(sharingProjection, history([...none, ...two]));
    await rebuiltFromZeroIsEqual(sharingProjection, history([...two, ...none]));
  });

  it("follow a report to another target", async () => {
    const moved = modified(B, place(), by("another", { addressKey: "other.example" }));
    const { docs, lists } = await contentsOf(...two, moved);
    expect(lists[SHARING_LISTS.blocked.SITE]).toBeUndefined();
    expect(docs[`target/${GOOD}`]).toMatchObject({ entries: [{ dclrSeq: B }] });
  });
});

it("tells of each day when it last changed, never the same twice", async () => {
  const at = "2026-01-05T10:00:00.000Z";
  const { docs, lists } = await contentsOf(filed(A, {}, at), filed(B, {}, at));
  const seconds = Date.parse(at) / 1_000;
  expect(docs["day/2025-01-01"]).toEqual({ changed: seconds + 1 });
  expect(lists[SHARING_LISTS.days]).toEqual(["2025-01-01"]);
});
