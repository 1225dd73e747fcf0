import { expect, test } from "vitest";
import { serveForTest } from "../http/testing.ts";
import { watchEngines } from "./engines.ts";
import { mountHealth } from "./health.ts";

const never = () => new Promise<never>(() => undefined);
const engines = {
  eventStore: async () => "12",
  keys: () => Promise.reject(new Error("refused")),
  files: async () => undefined,
  search: never,
};

test("names those that fail or are silent", async () => {
  expect(await watchEngines(engines, 1)()).toEqual(["keys", "search"]);
});

test("asks once for all that come within a moment", async () => {
  let asked = 0;
  const away = watchEngines({ files: async () => ++asked }, 1_000, 60_000);
  await Promise.all([away(), away()]);
  await away();
  expect(asked).toBe(1);
});

test("health says which are away, stays ready, and leaves out what nobody could tell", async () => {
  let isGone = false;
  const counts = () => (isGone ? never() : Promise.resolve([]));
  await using server = await serveForTest({
    mountMore: (app) => mountHealth(app, { engines: { jobs: counts }, jobs: { counts }, states: async () => [] }),
  });
  const asked = async () => {
    const { statusCode, json } = await server.ask("/readyz");
    return [statusCode, json()];
  };
  expect(await asked()).toEqual([200, { status: "ready", away: [], projections: [], jobs: [] }]);
  isGone = true;
  await expect.poll(asked).toEqual([200, { status: "ready", away: ["jobs"], projections: [] }]);
});
