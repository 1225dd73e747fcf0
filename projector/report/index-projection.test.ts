import { PRIVATE_MARKERS } from "@sb/contracts/report/fixture.ts";
import { rankOf } from "@sb/contracts/report/rank.ts";
import { keptLooks } from "@sb/knowledge/address/looks.ts";
import { describe, expect, it } from "vitest";
import { accountProjection } from "../account/projections.ts";
import { commentProjection } from "../comment/projections.ts";
import { type Given, handledBy, history, indexed } from "../runtime/testing.ts";
import { reportIndex } from "./index-projection.ts";
import { reportProjection } from "./projection.ts";
import { declaration, deleted, extra, filed, filedPrivately, imported, modified, place } from "./testing.ts";

const joined: Given = {
  stream: "account-owner",
  type: "AccountJoined",
  data: { userId: "owner", membership: 1, nickname: "finder", terms: ["A01", "R02"], again: false, person: "sealed" },
};
const renamed: Given = {
  stream: "account-owner",
  type: "NicknameChanged",
  data: { userId: "owner", membership: 1, nickname: "keeper", previous: "finder" },
};
const left: Given = {
  stream: "account-owner",
  type: "AccountDeregistered",
  data: { userId: "owner", membership: 1, nickname: "keeper" },
};
const rejoined: Given = {
  stream: "account-owner",
  type: "AccountJoined",
  data: { userId: "owner", membership: 2, nickname: "phoenix", terms: ["A01", "R02"], again: true, person: "sealed" },
};

const opsOf = (...events: readonly Given[]) =>
  indexed(reportIndex, [reportProjection, accountProjection, commentProjection], history(events));

const liked = (userId: string): Given => ({
  stream: `like-REPORT-1~${userId}`,
  type: "Liked",
  data: { target: { kind: "REPORT", seq: 1 }, userId },
});

/** An address with the people who reported it, and its lookup keys. */
const counted = (addressKey: string, people: number, listings = 0) => ({
  op: "group",
  sort: "timesReported",
  group: addressKey,
  value: rankOf({ people, listings }),
  keys: keptLooks(addressKey),
});

describe("the index of public reports", () => {
  it("has the number of people who like a report", async () => {
    const [op] = await opsOf(filed(1), liked("a"), liked("b"), liked("b"));
    expect(op).toMatchObject({ op: "upsert", doc: { id: 1, sorts: { likeCount: 2 } } });
  });

  it("indexes what a public report shows", async () => {
    const sources = [
      { src: "open.example", open: true },
      { src: PRIVATE_MARKERS[0] ?? "", open: false },
    ];
    const ops = await opsOf(joined, filed(1, { declaration: declaration({ etcSrc: sources }) }));
    expect(ops).toEqual([
      {
        op: "upsert",
        doc: {
          id: 1,
          texts: {
            title: "a title",
            comment: "a comment",
            adrs: "https://evil.example/login",
            addressKey: "evil.example",
            sources: ["open.example"],
            nick: "finder",
            additions: [],
          },
          filters: { crimeType: "HACKING", declareType: "SITE", chain: undefined, filedBy: "PEOPLE" },
          sorts: { likeCount: 0, timesReported: "evil.example" },
        },
      },
      counted("evil.example", 1),
    ]);
  });

  it("does not index private or deleted reports", async () => {
    expect(await opsOf(joined, filedPrivately(1), extra(1, "more"))).toEqual([{ op: "delete", id: 1 }]);
    expect(await opsOf(joined, filed(1), deleted(1, place()))).toEqual([
      { op: "delete", id: 1 },
      counted("evil.example", 0),
    ]);
  });

  it("updates both addresses of a report that moved", async () => {
    const moved = { declaration: declaration({ addressKey: "other.example" }) };
    const ops = await opsOf(filed(1), filed(2, { ownerId: "b" }), modified(1, place(), moved));
    expect(ops.filter((op) => op.op === "group")).toEqual([counted("evil.example", 1), counted("other.example", 1)]);
  });

  it("finds a person's later reports on an address by the first, until that is gone", async () => {
    const more = { declaration: declaration({ title: "again", comment: "more of it" }) };
    const docs = (ops: Awaited<ReturnType<typeof opsOf>>) => ops.filter(({ op }) => op !== "group");
    expect(docs(await opsOf(joined, filed(1), filed(2, more)))).toMatchObject([
      { op: "upsert", doc: { id: 1, texts: { title: "a title", additions: ["again", "more of it"] } } },
      { op: "delete", id: 2 },
    ]);
    expect(docs(await opsOf(joined, filed(1), filed(2, more), deleted(1, place())))).toMatchObject([
      { op: "delete", id: 1 },
      { op: "upsert", doc: { id: 2, texts: { title: "again", additions: [] } } },
    ]);
    expect(docs(await opsOf(joined, filed(1), filed(2, more), renamed))).toMatchObject([
      { op: "upsert", doc: { texts: { nick: "keeper", additions: ["again", "more of it"] } } },
      { op: "delete", id: 2 },
    ]);
  });

  it("ranks people before lists, and finds an imported entry by its category", async () => {
    const entry = { declaration: declaration({ title: "", crimeDetail: "Phishing / Somebody" }) };
    const ops = await opsOf(filed(1), imported(2, "a/list", "2019-01-01", entry), imported(3, "b/list"));
    expect(ops.filter(({ op }) => op === "group")).toEqual([counted("evil.example", 1, 2)]);
    expect(ops.find((op) => op.op === "upsert" && op.doc.id === 2)).toMatchObject({
      doc: { texts: { title: "Phishing / Somebody" } },
    });
  });

  /** Projects some events of a history, once models know all of it. */
  const opsOfSome = (all: readonly Given[], from: number, to?: number) => {
    const events = history(all);
    const only = handledBy(reportIndex, events.slice(from, to));
    return indexed(
      { ...reportIndex, index: (_events, model) => reportIndex.index(only, model) },
      [reportProjection, accountProjection, commentProjection],
      events,
    );
  };

  it.each([
    ["renamed", [renamed], "keeper"],
    ["gone", [renamed, left], ""],
    ["there again", [renamed, left, rejoined], "phoenix"],
  ])("follows the nickname of somebody %s", async (_, changes, nick) => {
    const ops = await opsOfSome([joined, filed(1), filedPrivately(2), ...changes], 3);
    expect(ops.filter((op) => op.op !== "group")).toMatchObject([{ op: "upsert", doc: { id: 1, texts: { nick } } }]);
  });

  it("indexes nothing anew for somebody who joins, while it is built from reports that came later", async () => {
    expect(await opsOfSome([joined, filed(1)], 0, 1)).toEqual([]);
    expect(await opsOfSome([joined, filed(1)], 1)).not.toEqual([]);
  });

  it("repeated events give the same", async () => {
    const events = [joined, filed(1), renamed, modified(1, place())];
    expect(await opsOf(...events)).toEqual(await opsOf(...events));
  });

  it("ignores events that concern no report", async () => {
    expect(await opsOf(joined, { stream: "key-report-1", type: "KeyMade", data: {} })).toEqual([]);
  });
});
