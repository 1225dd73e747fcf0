import { Status } from "@sb/contracts/status/wire.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { expect, test, vi } from "vitest";
import { NOTHING_WAITS } from "../operation/testing.ts";
import { routes, type StatusQueryDeps } from "./routes.ts";

async function asker(deps: Partial<StatusQueryDeps>) {
  const readStore = openSqliteReadStore(":memory:");
  const state = { now: "2026-11-27T12:00:00.000Z", away: [] as readonly string[] };
  const away = vi.fn(async () => state.away);
  const condition = { away, isDiskFull: async () => false, unready: () => [] };
  const handlers = routes({ ...NOTHING_WAITS, readStore, clock: () => state.now, condition, ...deps });
  const ask = async () => {
    const reply = await handlers["GET status"]({} as never);
    if ("stream" in reply) throw new Error("a stream");
    return reply.body;
  };
  return { ask, state, away, [Symbol.asyncDispose]: () => readStore.close() };
}

test("however many ask, the engines are asked once in ten seconds", async () => {
  await using asked = await asker({});
  const answers = await Promise.all(Array.from({ length: 50 }, asked.ask));
  expect(asked.away).toHaveBeenCalledTimes(1);
  expect(new Set(answers.map(({ at }) => at))).toEqual(new Set(["2026-11-27T12:00:00.000Z"]));
  asked.state.now = "2026-11-27T12:00:10.000Z";
  await asked.ask();
  expect(asked.away).toHaveBeenCalledTimes(2);
});

test("a part that is not well says since when, until it is well again", async () => {
  await using asked = await asker({
    bus: { groups: () => [{ group: "report-eraser", state: "live", held: 0, lag: 0 }] },
  });
  const filing = async () => (await asked.ask()).items.find(({ part }) => part === "FILING");
  expect(await filing()).toEqual({ part: "FILING", state: "RUNNING" });
  asked.state.away = ["eventStore"];
  asked.state.now = "2026-11-27T12:01:00.000Z";
  await filing();
  asked.state.now = "2026-11-27T12:09:00.000Z";
  expect(await filing()).toEqual({ part: "FILING", state: "DOWN", since: "2026-11-27T12:01:00.000Z" });
  asked.state.away = [];
  asked.state.now = "2026-11-27T12:10:00.000Z";
  expect(await filing()).toEqual({ part: "FILING", state: "RUNNING" });
});

test("jobs that can't be counted are not known, and no fault of the answer; names of machines and errors are not in it", async () => {
  const broken = () => Promise.reject(new Error("connect ECONNREFUSED redis.internal:6379"));
  await using asked = await asker({ jobs: { counts: broken }, projectionStates: broken });
  const status = await asked.ask();
  expect(Status.parse(status)).toEqual(status);
  expect(status.items.find(({ part }) => part === "DELIVERY")?.state).toBe("UNKNOWN");
  expect(JSON.stringify(status)).not.toMatch(/redis|ECONN|@\d/);
});
