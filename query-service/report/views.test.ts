import { targetKey } from "@sb/contracts/comment/events.ts";
import { COMMENT_COLLECTIONS, COMMENT_MODEL, likeId } from "@sb/contracts/comment/model.ts";
import { evidenceFile, PRIVATE_MARKERS, WALLET } from "@sb/contracts/report/fixture.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { OwnReportView, PublicDetail } from "@sb/contracts/report/wire.ts";
import { START } from "@sb/platform/event-store/port.ts";
import type { Caller, Handler } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { describe, expect, it } from "vitest";
import { cached as homeCached, routes as homeQueries } from "../home/routes.ts";
import { cached } from "./cached.ts";
import { routes as reportQueries } from "./routes.ts";
import {
  ADMIN,
  bodyOf,
  counted,
  filer,
  keepReport,
  OWNER,
  openBench,
  put,
  requestOf,
  STRANGER,
  timeOfPiece,
} from "./testing.ts";

const KEY = "GET report/history/{dclrSeq}";
const detail = requestOf<typeof KEY>;

describe("one report", () => {
  it.each([undefined, STRANGER])("shows the public part to %j", async (caller) => {
    await using bench = await openBench();
    await keepReport(bench, 1);
    await bench.apply(counted(3));
    const view = bodyOf(await reportQueries(bench.deps)[KEY](detail(caller, { params: { dclrSeq: 1 } })));
    expect(Object.keys(view).sort()).toEqual(
      "additions adrs chain comment commentCount crimeType dclrSeq declareType etcSrc filedAt level likeCount liked mentions mine nick status timeline timesListed timesReported title userId".split(
        " ",
      ),
    );
    expect(PublicDetail.strict().parse(view)).toMatchObject({
      nick: "finder",
      timesReported: 3,
      mine: false,
      adrs: WALLET,
    });
    const text = JSON.stringify(view);
    expect(PRIVATE_MARKERS.filter((marker) => text.includes(marker))).toEqual([]);
  });

  it.each([OWNER, ADMIN])("shows everything to %j", async (caller) => {
    await using bench = await openBench();
    const files = [evidenceFile("a")];
    await keepReport(bench, 1, { files, extras: [{ a: "1", b: "2" }, { b: "3" }], doc: { pendingRequests: [7] } });
    const view = bodyOf(await reportQueries(bench.deps)[KEY](detail(caller, { params: { dclrSeq: 1 } })));
    expect(OwnReportView.strict().parse(view)).toMatchObject({
      mine: caller === OWNER,
      open: "PUBLIC",
      files,
      deletionPending: true,
      additional: { extra: { a: "1", b: "3" } },
      extraInfo: { addedAt: timeOfPiece(0), changedAt: timeOfPiece(1) },
    });
    const text = JSON.stringify(view);
    expect(PRIVATE_MARKERS.filter((marker) => !text.includes(marker))).toEqual([]);
  });

  it("says when extra information was added, and leaves out what was taken back", async () => {
    await using bench = await openBench();
    const extrasOf = async (...extras: Record<string, string>[]) => {
      await keepReport(bench, 1, { extras });
      const request = detail(OWNER, { params: { dclrSeq: 1 } });
      const { additional, extraInfo } = bodyOf(await reportQueries(bench.deps)[KEY](request)) as OwnReportView;
      return { extra: additional.extra, extraInfo };
    };
    expect(await extrasOf()).toEqual({});
    expect(await extrasOf({ a: "1" })).toEqual({ extra: { a: "1" }, extraInfo: { addedAt: timeOfPiece(0) } });
    const changed = { addedAt: timeOfPiece(0), changedAt: timeOfPiece(2) };
    expect(await extrasOf({ a: "1", b: "2" }, { a: "" }, { c: "3" })).toEqual({
      extra: { b: "2", c: "3" },
      extraInfo: changed,
    });
    expect(await extrasOf({ a: "1" }, { b: "2" }, { a: "", b: "" })).toEqual({ extraInfo: changed });
  });

  it("tells where addresses and sites stand in its text, and how each is looked up", async () => {
    await using bench = await openBench();
    const comment = `They sent me to https://www.evil.com/login, then to ${WALLET}.`;
    await keepReport(bench, 1, { changes: { comment } });
    for (const caller of [undefined, OWNER]) {
      const { mentions } = bodyOf(await reportQueries(bench.deps)[KEY](detail(caller, { params: { dclrSeq: 1 } })));
      expect(mentions.map(({ start, end, adrs }) => [comment.slice(start, end), adrs])).toEqual([
        ["https://www.evil.com/login", "evil.com"],
        [WALLET, WALLET],
      ]);
    }
  });

  it("shows others where a site really leads, and the owner what they wrote", async () => {
    await using bench = await openBench();
    const adrs = "https://binance.com@pаypal.com/login";
    await keepReport(bench, 1, { changes: { declareType: "SITE", chain: undefined, adrs } });
    const adrsFor = async (caller: typeof OWNER | undefined) =>
      bodyOf(await reportQueries(bench.deps)[KEY](detail(caller, { params: { dclrSeq: 1 } }))).adrs;
    expect(await adrsFor(undefined)).toBe("https://xn--pypal-4ve.com/login");
    expect(await adrsFor(OWNER)).toBe(adrs);
  });

  it("is 404 for others if it is private", async () => {
    await using bench = await openBench();
    await keepReport(bench, 1, { changes: { open: "PRIVATE" } });
    const get = reportQueries(bench.deps)[KEY];
    for (const caller of [undefined, STRANGER]) {
      await expect(get(detail(caller, { params: { dclrSeq: 1 } }))).rejects.toMatchObject({ code: "NOT_FOUND" });
    }
    for (const caller of [OWNER, ADMIN]) {
      const view = bodyOf(await get(detail(caller, { params: { dclrSeq: 1 } })));
      expect(view).toMatchObject({ open: "PRIVATE", adrs: WALLET });
    }
  });

  it("is 404 for everybody once its key is gone, even before the read model knows", async () => {
    await using bench = await openBench();
    await keepReport(bench, 1);
    await bench.deps.vault.shred(reportStream.of(1));
    const get = reportQueries(bench.deps)[KEY];
    await expect(get(detail(OWNER, { params: { dclrSeq: 1 } }))).rejects.toMatchObject({ code: "NOT_FOUND" });
    await expect(get(detail(OWNER, { params: { dclrSeq: 2 } }))).rejects.toMatchObject({ code: "NOT_FOUND" });
  });

  it("names the source of an imported entry", async () => {
    await using bench = await openBench();
    const provenance = { source: "somebody/list", reportedAt: "2019-05-01" };
    await keepReport(bench, 1, { doc: { provenance, ownerId: "importer" } });
    const view = bodyOf(await reportQueries(bench.deps)[KEY](detail(undefined, { params: { dclrSeq: 1 } })));
    expect(view).toMatchObject({ source: "somebody/list", reportedAt: "2019-05-01", nick: "", userId: "importer" });
    expect(view).not.toHaveProperty("filedAt");
  });

  it("names what was added to it, and in an addition what that adds to, but nothing private", async () => {
    await using bench = await openBench();
    for (const dclrSeq of [1, 2]) await keepReport(bench, dclrSeq, { changes: { title: `title ${dclrSeq}` } });
    await keepReport(bench, 3, { changes: { open: "PRIVATE" } });
    await bench.apply(counted(1, { filers: [filer("owner", {}, {}, {})] }));
    for (const caller of [undefined, OWNER]) {
      const of = async (dclrSeq: number) =>
        bodyOf(await reportQueries(bench.deps)[KEY](detail(caller, { params: { dclrSeq } })));
      const [lead, addition] = [await of(1), await of(2)];
      expect(lead).toMatchObject({ additions: [{ dclrSeq: 2, title: "title 2", filedAt: expect.any(String) }] });
      expect(lead).not.toHaveProperty("addsTo");
      expect(addition).toMatchObject({ additions: [], addsTo: { dclrSeq: 1, title: "title 1" } });
    }
  });
});

type AnyHandler = (request: unknown) => ReturnType<Handler<"GET report/history">>;
type Personal = (body: unknown, caller: Caller, readStore: ReadStore) => Promise<unknown>;

describe("lists", () => {
  const pagination = { page: 1, size: 2 };

  it("include private reports for the owner, newest first", async () => {
    await using bench = await openBench();
    await keepReport(bench, 1);
    await keepReport(bench, 2, { changes: { open: "PRIVATE" } });
    await keepReport(bench, 3);
    const { items, pagination: page } = bodyOf(
      await reportQueries(bench.deps)["GET report/history/mine"](requestOf(OWNER, { query: { pagination } })),
    );
    expect(items).toMatchObject([
      { dclrSeq: 3, open: "PUBLIC", mine: true },
      { dclrSeq: 2, open: "PRIVATE", mine: true, adrs: WALLET },
    ]);
    expect(page).toMatchObject({ totalItems: 3, totalPages: 2, hasNext: true });
  });

  it("have only public ones for others", async () => {
    await using bench = await openBench();
    await keepReport(bench, 1);
    await keepReport(bench, 2, { changes: { open: "PRIVATE" } });
    const asked = { params: { userId: "owner" }, query: { pagination } };
    const { items, pagination: page } = bodyOf(
      await reportQueries(bench.deps)["GET report/history/user/{userId}"](requestOf(OWNER, asked)),
    );
    expect(items.map(({ dclrSeq }) => dclrSeq)).toEqual([1]);
    expect(page.totalItems).toBe(1);
  });

  it.each([OWNER, STRANGER])("are made from the public ones as they would be made anew for %j", async (caller) => {
    await using bench = await openBench();
    for (const dclrSeq of [1, 2, 3])
      await keepReport(bench, dclrSeq, { doc: { ownerId: dclrSeq === 3 ? "b" : "owner" } });
    await bench.apply(counted(2, { filers: [filer("owner", { dclrSeq: 2 }), filer("b", { dclrSeq: 3 })] }));
    const targets = [2, 3].map((seq) => ({ kind: "REPORT", seq }) as const);
    const { talk, like } = COMMENT_COLLECTIONS;
    const likeOf = likeId({ kind: "REPORT", seq: 2 }, STRANGER.userId);
    await bench.deps.readStore.apply({
      ...{ projection: COMMENT_MODEL, from: START, to: "1" },
      ops: [
        ...targets.map((target) => put(talk, targetKey(target), { likeCount: 1, commentCount: 0 })),
        put(like, likeOf, { liked: true, revision: 1 }),
      ],
    });
    const hits = [3, 2, 1].map((id) => ({ id, highlights: {} }));
    bench.found.set("", { hits, total: 3, totalIsLowerBound: false });
    const queries = { ...reportQueries(bench.deps), ...homeQueries(bench.deps) };
    const rules = { ...cached, ...homeCached };
    const asked = { params: { userId: "owner" }, query: { pagination: { page: 1, size: 10 }, adrs: WALLET } };
    const made = Object.entries(rules).filter(([, rule]) => "personal" in rule);
    expect(made.map(([key]) => key)).toHaveLength(4);
    for (const [key, { personal }] of made as [keyof typeof queries, { personal: Personal }][]) {
      const answer = async (by: Caller | undefined) =>
        bodyOf(await (queries[key] as AnyHandler)({ ...requestOf(by, {}), ...asked }));
      const anew = await answer(caller);
      expect(JSON.stringify(anew)).toContain('"dclrSeq":2');
      expect(JSON.stringify(await personal(await answer(undefined), caller, bench.deps.readStore))).toBe(
        JSON.stringify(anew),
      );
    }
  });
});
