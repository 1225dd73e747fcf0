import { PRIVATE_MARKERS } from "@sb/contracts/report/fixture.ts";
import { keptLooks } from "@sb/platform/address/looks.ts";
import { describe, expect, it } from "vitest";
import { accountProjection } from "../account/projection.ts";
import { type Given, handledBy, history, indexed } from "../runtime/testing.ts";
import { reportIndex } from "./index-projection.ts";
import { reportProjection } from "./projection.ts";
import { declaration, deleted, extra, filed, filedPrivately, modified, place } from "./testing.ts";

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

const opsOf = (...events: readonly Given[]) =>
  indexed(reportIndex, [reportProjection, accountProjection], history(events));

/** An address with its number of reports and its lookup keys. */
const counted = (addressKey: string, value: number) => ({
  op: "group",
  sort: "timesReported",
  group: addressKey,
  value,
  keys: keptLooks(addressKey),
});

describe("the index of public reports", () => {
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
          },
          filters: { crimeType: "HACKING", declareType: "SITE", chain: undefined },
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
    const ops = await opsOf(filed(1), filed(2), modified(1, place(), moved));
    expect(ops.filter((op) => op.op === "group")).toEqual([counted("evil.example", 1), counted("other.example", 1)]);
  });

  it.each([
    ["renamed", [renamed], "keeper"],
    ["gone", [renamed, left], ""],
  ])("follows the nickname of somebody %s", async (_, changes, nick) => {
    const before = history([joined, filed(1), filedPrivately(2), ...changes]);
    const only = before.filter((event) => changes.some(({ type }) => type === event.type));
    const ops = await indexed(
      { ...reportIndex, index: (_events, model) => reportIndex.index(handledBy(reportIndex, only), model) },
      [reportProjection, accountProjection],
      before,
    );
    expect(ops.filter((op) => op.op !== "group")).toMatchObject([{ op: "upsert", doc: { id: 1, texts: { nick } } }]);
  });

  it("repeated events give the same", async () => {
    const events = [joined, filed(1), renamed, modified(1, place())];
    expect(await opsOf(...events)).toEqual(await opsOf(...events));
  });

  it("ignores events that concern no report", async () => {
    expect(await opsOf(joined, { stream: "key-report-1", type: "KeyMade", data: {} })).toEqual([]);
  });
});
