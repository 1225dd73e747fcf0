// The cache changes no answer: whoever asks, whoever asked before, after every change.

import { isRefused } from "@sb/contracts/refused.ts";
import { REPORT_COLLECTIONS, REPORT_LISTS } from "@sb/contracts/report/model.ts";
import type { ReportQueryKey } from "@sb/contracts/report/routes.ts";
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { modelsOf, type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { Caller, Handler, HttpRequest } from "@sb/platform/http/handler.ts";
import { watchModels } from "@sb/platform/read-store/model-states.ts";
import { expect, it } from "vitest";
import { createQueryHandlers, subjectQueries } from "./main.ts";
import { ADMIN, type Bench, counted, keepReport, OWNER, openBench, requestOf, STRANGER } from "./report/testing.ts";

const CALLERS = [undefined, OWNER, STRANGER, ADMIN];
const SEQS = [1, 2, 3];

type Answers = Readonly<Record<string, unknown>>;
const ASKED = [
  "GET home/main",
  "GET report/history",
  "GET report/history/user/{userId}",
  "GET report/history/{dclrSeq}",
  "GET report/lookup",
] as const;
type Handlers = Pick<ReturnType<typeof createQueryHandlers>, (typeof ASKED)[number]>;

/** All requests of one caller, at the position of the latest write. */
async function answersFor(handlers: Handlers, caller: Caller | undefined): Promise<Answers> {
  const answerOf = <K extends ReportQueryKey | "GET home/main">(handle: Handler<K>, asked: HttpRequest<K>) =>
    bodyOrRefusal(handle, { ...asked, minPosition: "1" });
  const query = { orderType: "LATEST", pagination: { page: 1, size: 10 } } as const;
  const details = SEQS.map(async (dclrSeq) => [
    `detail ${dclrSeq}`,
    await answerOf(handlers["GET report/history/{dclrSeq}"], requestOf(caller, { params: { dclrSeq } })),
  ]);
  return {
    home: await answerOf(handlers["GET home/main"], requestOf(caller, {})),
    list: await answerOf(handlers["GET report/history"], requestOf(caller, { query })),
    ofOwner: await answerOf(
      handlers["GET report/history/user/{userId}"],
      requestOf(caller, { params: { userId: OWNER.userId }, query: { pagination: query.pagination } }),
    ),
    lookup: await answerOf(handlers["GET report/lookup"], requestOf(caller, { query: { adrs: "no address" } })),
    ...Object.fromEntries(await Promise.all(details)),
  };
}

/** A body, or an error code. */
async function bodyOrRefusal<K extends RouteKey>(handle: Handler<K>, request: HttpRequest<K>): Promise<unknown> {
  try {
    const reply = await handle(request);
    return JSON.parse("body" in reply ? JSON.stringify(reply.body) : String(reply.stream));
  } catch (error) {
    if (isRefused(error)) return error.code;
    throw error;
  }
}

function queryDeps({ deps }: Bench): Parameters<typeof createQueryHandlers>[0] {
  const isIndex = (name: string) => name === REPORT_SEARCH.name;
  const models = new Set(ASKED.flatMap((key): readonly string[] => modelsOf(routes[key])));
  const states = watchModels([...models], (name) => (isIndex(name) ? deps.searchEngine : deps.readStore));
  return { ...deps, versionOf: (name) => states.of(name).version };
}

/** Each caller asks once first after a change; `before` has answers cached before the change. */
async function expectSame(bench: Bench, before: Handlers): Promise<void> {
  const bare = subjectQueries(bench.deps);
  const expected = new Map<Caller | undefined, Answers>();
  for (const caller of CALLERS) expected.set(caller, await answersFor(bare, caller));
  for (const first of CALLERS)
    for (const handlers of [before, createQueryHandlers(queryDeps(bench))])
      for (const caller of [first, ...CALLERS])
        expect(await answersFor(handlers, caller), caller?.userId).toEqual(expected.get(caller));
}

const hits = (...ids: number[]) => ({
  hits: ids.map((id) => ({ id, highlights: {} })),
  total: ids.length,
  totalIsLowerBound: false,
});

it("two users, a visitor and an admin get the same answers as without the cache", async () => {
  await using bench = await openBench();
  const handlers = createQueryHandlers(queryDeps(bench));
  const change = async (...found: number[]) => {
    bench.found.set("", hits(...found));
    await bench.apply(counted(found.length));
    await expectSame(bench, handlers);
  };
  await change();
  await keepReport(bench, 1);
  await change(1);
  await keepReport(bench, 2, { doc: { ownerId: STRANGER.userId } });
  await keepReport(bench, 3, { changes: { open: "PRIVATE" } });
  await change(2, 1);
  await keepReport(bench, 1, { changes: { title: "Another title" } });
  await change(2, 1);
  await bench.apply([
    { op: "delete", collection: REPORT_COLLECTIONS.report, id: "2" },
    { op: "listRemove", list: REPORT_LISTS.people, member: "2" },
  ]);
  await change(1);
});
