// Which events invalidate a cached answer: followed from the log through the projections to the queries.

import { createAccountGate } from "@sb/command-service/account/gate.ts";
import { routes as reportRoutes } from "@sb/command-service/report/routes.ts";
import { createTermsBook } from "@sb/command-service/terms/book.ts";
import { accountExamples } from "@sb/contracts/account/stored-examples.ts";
import { sessionStream } from "@sb/contracts/account/subject.ts";
import { declarationForm } from "@sb/contracts/report/fixture.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import { indexes } from "@sb/contracts/subjects.ts";
import { readConfig } from "@sb/platform/config/config.ts";
import { NO_STREAM, type Position } from "@sb/platform/event-store/port.ts";
import type { HttpReply } from "@sb/platform/http/handler.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { createLogger } from "@sb/platform/log.ts";
import { createPapers } from "@sb/platform/pdf/papers.ts";
import { openMemory } from "@sb/platform/rate-limit/memory.ts";
import { fenced } from "@sb/platform/read-store/fenced.ts";
import { openReadSide, openWriteSide } from "@sb/platform/service/ports.ts";
import { watchReads } from "@sb/platform/service/reads.ts";
import { PROJECTIONS } from "@sb/projector/main.ts";
import { startProjector } from "@sb/projector/runtime/start.ts";
import { createQueryHandlers } from "@sb/query-service/main.ts";
import { NOTHING_WAITS } from "@sb/query-service/operation/testing.ts";
import { expect, test } from "vitest";
import { bareRequest } from "../../demo/bare-request.ts";
import { temporaryDir } from "../servers/server.ts";

async function openHouse(dataDir: string, resources: AsyncDisposableStack) {
  const config = readConfig({ SB_DATA_DIR: dataDir });
  const writeSide = await openWriteSide(config, dataDir, resources);
  const readSide = await openReadSide(config, dataDir, indexes, resources);
  const parts = { ...writeSide, ...readSide, log: createLogger("silent") };
  const projector = startProjector({ ...parts, ...PROJECTIONS, readStore: fenced(readSide.readStore, 1) });
  resources.defer(projector.stop);
  const { versionOf } = await watchReads(parts, projector, resources);
  let looks = 0;
  const model: typeof parts.readStore.model = (name) => {
    looks += 1;
    return parts.readStore.model(name);
  };
  const readStore = { ...parts.readStore, model };
  const queries = createQueryHandlers({
    ...parts,
    ...NOTHING_WAITS,
    readStore,
    versionOf,
    publicUrl: "https://sb.example",
    newsSources: [],
    papers: createPapers(),
    keyUsage: { read: async () => [] },
  });
  const accounts = createAccountGate(writeSide);
  const terms = createTermsBook(writeSide);
  return { ...writeSide, accounts, terms, projector, queries, looks: () => looks };
}

type House = Awaited<ReturnType<typeof openHouse>>;

/** A login and its refresh, as stored in the log. */
async function refreshSession({ eventStore, projector, clock }: House): Promise<Position> {
  const events = accountExamples
    .filter(({ type }) => type === "SessionStarted" || type === "SessionRotated")
    .map(({ type, version, data }) => {
      const eventId = uuidv7();
      return { type, version, data, meta: { eventId, correlationId: eventId, actor: "u-1", at: clock() } };
    });
  const { position } = await eventStore.append(sessionStream.of("s-1"), events, NO_STREAM);
  await projector.whenProjected(position);
  return position;
}

async function fileReport(house: House): Promise<Position> {
  const caller = { userId: "u-1", isAdmin: false, sessionId: "s1", membership: 1 };
  const own = { reportsOn: async () => [], clearedFor: async () => false, dailyCounters: openMemory() };
  const reply = await reportRoutes({ ...house, ...own })["POST report"]({
    ...bareRequest("POST report", "key-1", "request-1"),
    body: declarationForm(),
    caller,
  });
  if (!("body" in reply) || !reply.position) throw new Error("not filed");
  await house.projector.whenProjected(reply.position);
  return reply.position;
}

test("a session refresh keeps cached answers; a filed report invalidates them", async () => {
  using dir = temporaryDir();
  await using resources = new AsyncDisposableStack();
  const house = await openHouse(dir.path, resources);
  const query = { orderType: "LATEST", pagination: { page: 1, size: 10 } } as const;
  const ask = async (minPosition?: Position) => {
    const before = house.looks();
    const request = <Key extends RouteKey>(route: Key) => ({
      ...bareRequest(route, "", "request-1"),
      body: undefined,
      caller: undefined,
      minPosition,
    });
    const replies: HttpReply<"GET home/main" | "GET report/history">[] = [
      await house.queries["GET home/main"](request("GET home/main")),
      await house.queries["GET report/history"]({ ...request("GET report/history"), query }),
    ];
    const bodies = replies.map((reply) => ("body" in reply ? reply.body : JSON.parse(String(reply.stream))));
    return { bodies, looks: house.looks() - before };
  };
  const first = await ask();
  expect(first.looks).toBeGreaterThan(0);
  const refreshed = await refreshSession(house);
  expect(await ask(refreshed)).toEqual({ bodies: first.bodies, looks: 0 });
  const filed = await ask(await fileReport(house));
  expect(filed.looks).toBeGreaterThan(0);
  expect(filed.bodies).toMatchObject([{ crimeCnt: 1 }, { pagination: { totalItems: 1 } }]);
  expect(await ask()).toEqual({ ...filed, looks: 0 });
});
