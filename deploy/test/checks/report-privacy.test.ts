// Follows confidential text through the whole system: filed by the real command, then searched for in the log, the
// files, the read models, the index and every public answer.

import { randomBytes } from "node:crypto";
import { createAccountGate } from "@sb/command-service/account/gate.ts";
import { clearedForIn, reportsOnIn } from "@sb/command-service/report/new-facts.ts";
import { routes as reportRoutes } from "@sb/command-service/report/routes.ts";
import { createTermsBook } from "@sb/command-service/terms/book.ts";
import { ACCOUNT_MODEL } from "@sb/contracts/account/model.ts";
import { declarationForm, PRIVATE_MARKERS, WALLET } from "@sb/contracts/report/fixture.ts";
import { REPORT_MODEL } from "@sb/contracts/report/model.ts";
import type { Declaration } from "@sb/contracts/report/wire.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import { streams } from "@sb/contracts/subjects.ts";
import { createHandleCommand } from "@sb/platform/decide/handle.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { openTempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import type { Caller, HttpReply } from "@sb/platform/http/handler.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import { createLogger } from "@sb/platform/log.ts";
import { createPapers } from "@sb/platform/pdf/papers.ts";
import { openMemory } from "@sb/platform/rate-limit/memory.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import type { IndexOp, IndexSchema, SearchEngine, SearchIndex } from "@sb/platform/search/port.ts";
import { openEvents } from "@sb/platform/vault/open-events.ts";
import { createVault } from "@sb/platform/vault/vault.ts";
import { reportIndex } from "@sb/projector/report/index-projection.ts";
import { reportProjection } from "@sb/projector/report/projection.ts";
import { logEvents } from "@sb/projector/runtime/log-event.ts";
import { createRunner } from "@sb/projector/runtime/runner.ts";
import { projectionTarget } from "@sb/projector/runtime/target.ts";
import { handledBy, projected } from "@sb/projector/runtime/testing.ts";
import { routes as homeQueries } from "@sb/query-service/home/routes.ts";
import { routes as reportQueries } from "@sb/query-service/report/routes.ts";
import { expect, it } from "vitest";

const NOW = "2026-03-01T09:00:00.000Z";
const NOTE = "marker-evidence: what he said on the phone";

/** A private report is confidential as a whole. */
const PRIVATE_FORM = declarationForm({
  open: "PRIVATE",
  title: "marker-private-title",
  comment: "marker-private-comment",
  crimeDetail: "marker-private-detail",
  adrs: "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
  etcSrc: [{ src: "marker-private-source", open: true }],
});
const MARKERS = [
  ...PRIVATE_MARKERS,
  NOTE,
  "marker-extra",
  "marker-private-title",
  "marker-private-comment",
  "marker-private-detail",
  "1BvBMSEYstWetqTFn5Au4m4GFg7xJaNVN2",
  "marker-private-source",
];

const found = (text: string) => MARKERS.filter((marker) => text.includes(marker));

async function openHouse() {
  const temp = await openTempEventStore();
  const { dataDir } = temp;
  const files = await openFiles("file:", dataDir);
  const vault = createVault({ keys: createKeysInLog(temp.eventStore), root: randomBytes(32) });
  const eventStore = openEvents(temp.eventStore, vault);
  const handle = createHandleCommand({ eventStore, vault });
  const clock = () => NOW;
  const readStore = openSqliteReadStore(":memory:");
  return {
    eventStore,
    files,
    readStore,
    commands: reportRoutes({
      ...{
        eventStore,
        accounts: createAccountGate({ eventStore }),
        terms: createTermsBook({ eventStore }),
        vault,
        files,
        handle,
        clock,
        dailyCounters: openMemory(),
      },
      reportsOn: reportsOnIn(readStore),
      clearedFor: clearedForIn(readStore),
    }),
    queries: (searchEngine: SearchEngine) => {
      const deps = {
        ...{ readStore, searchEngine, vault, files, clock },
        papers: createPapers(),
        publicUrl: "https://sb.example",
      };
      return { ...reportQueries(deps), ...homeQueries({ ...deps, log: createLogger("silent") }) };
    },
    [Symbol.asyncDispose]: async () => {
      await readStore.close();
      await files.close();
      await temp[Symbol.asyncDispose]();
    },
  };
}
type House = Awaited<ReturnType<typeof openHouse>>;

const callerOf = (userId: string): Caller => ({ userId, isAdmin: false, sessionId: "s1", membership: 1 });

const asked = <Key extends RouteKey, Body, Who>(route: Key, body: Body, caller: Who) => ({
  route,
  body,
  params: undefined,
  query: undefined,
  files: [],
  caller,
  cookies: {},
  idempotencyKey: undefined,
  minPosition: undefined,
  requestId: "request-1",
  client: () => "",
  network: () => "",
});

async function file({ commands }: House, form: Declaration): Promise<number> {
  const files = [{ name: "note.txt", mediaType: "text/plain", bytes: Buffer.from(NOTE) }];
  const reply = await commands["POST report"]({
    ...asked("POST report", form, callerOf("owner")),
    files,
    idempotencyKey: `key-${form.declare.open}`,
  });
  if (!("body" in reply)) throw new Error("no body");
  const { dclrSeq } = reply.body;
  await commands["POST report/extra"](
    asked("POST report/extra", { dclrSeq, extra: { demand: "marker-extra" } }, callerOf("owner")),
  );
  return dclrSeq;
}

/** Finds every report, private ones too: the views must not rely on the index. */
function findingAll(ids: readonly number[]): SearchEngine {
  const hits = ids.map((id) => ({ id, highlights: {} }));
  const none = () => Promise.reject(new Error("not for queries"));
  const index: SearchIndex = {
    search: async () => ({ hits, total: hits.length, totalIsLowerBound: false }),
    groups: async () => [],
    apply: none,
  };
  const indexOf = <S extends IndexSchema>() => index as unknown as SearchIndex<S>;
  return {
    attach: none,
    index: indexOf,
    readyIndex: indexOf,
    checkpoint: async () => START,
    version: async () => "",
    watch: (_name, listener) => {
      listener({ position: START, version: "", ready: true });
      return () => undefined;
    },
    whenReached: async () => true,
    drop: none,
    rebuild: none,
    dropOlder: none,
    close: async () => undefined,
  };
}

async function textOf(reply: HttpReply<"GET report/export"> | { readonly body: unknown }): Promise<string> {
  if ("body" in reply) return JSON.stringify(reply.body);
  return reply.stream instanceof Uint8Array ? reply.stream.toString() : (await Array.fromAsync(reply.stream)).join("");
}

it("confidential text is stored only encrypted", async () => {
  await using house = await openHouse();
  const ids = [await file(house, declarationForm()), await file(house, PRIVATE_FORM)];
  const events = await house.eventStore.readAll(START, 100);
  expect(events.map(({ type }) => type)).toContain("DeclarationFiled");
  expect(found(JSON.stringify(events))).toEqual([]);

  for await (const key of house.files.list("evidence/")) {
    expect(found(Buffer.from((await house.files.get(key)) ?? []).toString("latin1"))).toEqual([]);
  }
  const { contents } = await projected(reportProjection, events);
  expect(Object.keys(contents.docs)).toEqual(expect.arrayContaining(ids.map((id) => `report/${id}`)));
  expect(found(JSON.stringify(contents))).toEqual([]);

  await createRunner(projectionTarget(reportProjection, REPORT_MODEL, house.readStore, streams), () => undefined).run(
    logEvents(events),
  );
  const model = (name: string) => house.readStore.model(name === ACCOUNT_MODEL ? name : REPORT_MODEL);
  const ops: readonly IndexOp[] = await reportIndex.index(handledBy(reportIndex, events), model);
  expect(JSON.stringify(ops)).toContain(WALLET);
  expect(found(JSON.stringify(ops))).toEqual([]);
});

it("no public answer contains confidential text", async () => {
  await using house = await openHouse();
  const ids = [await file(house, declarationForm()), await file(house, PRIVATE_FORM)];
  const [publicSeq = 0, privateSeq = 0] = ids;
  const events = await house.eventStore.readAll(START, 100);
  await createRunner(projectionTarget(reportProjection, REPORT_MODEL, house.readStore, streams), () => undefined).run(
    logEvents(events),
  );
  const queries = house.queries(findingAll(ids));
  const pagination = { page: 1, size: 10 };
  for (const caller of [undefined, callerOf("stranger")]) {
    const ask = <Key extends RouteKey>(route: Key) => asked(route, undefined, caller);
    const answers = [
      await queries["GET report/history"]({ ...ask("GET report/history"), query: { orderType: "LATEST", pagination } }),
      await queries["GET report/history/user/{userId}"]({
        ...ask("GET report/history/user/{userId}"),
        params: { userId: "owner" },
        query: { pagination },
      }),
      await queries["GET report/history/{dclrSeq}"]({
        ...ask("GET report/history/{dclrSeq}"),
        params: { dclrSeq: publicSeq },
      }),
      await queries["GET report/lookup"]({ ...ask("GET report/lookup"), query: { adrs: WALLET } }),
      await queries["GET home/main"](ask("GET home/main")),
      await queries["GET report/export"]({ ...ask("GET report/export"), query: { format: "csv" } }),
      await queries["GET report/export"]({ ...ask("GET report/export"), query: { format: "ndjson" } }),
    ];
    for (const answer of answers) {
      const text = await textOf(answer);
      expect(text).toContain(WALLET);
      expect(found(text)).toEqual([]);
    }
    const unknown = await queries["GET report/lookup"]({
      ...ask("GET report/lookup"),
      query: { adrs: PRIVATE_FORM.declare.adrs },
    });
    expect(unknown).toMatchObject({ body: { timesReported: 0 } });
    const hidden = queries["GET report/history/{dclrSeq}"]({
      ...ask("GET report/history/{dclrSeq}"),
      params: { dclrSeq: privateSeq },
    });
    await expect(hidden).rejects.toMatchObject({ code: "NOT_FOUND" });
  }
});
