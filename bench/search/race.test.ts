import { startStandIn } from "@sb/platform/search/testing/server.ts";
import { expect, it, onTestFinished, vi } from "vitest";
import { benchRace, raceRows } from "./race.ts";

it("asks both the same of the same reports, and says what each finds", async () => {
  await using standIn = await startStandIn();
  const options = { reports: 60, calls: 2, url: standIn.url, progress: () => undefined };
  const [filled, ...kinds] = await raceRows(options, [
    { what: "a word", ask: () => ({ text: "wallet" }) },
    { what: "most liked", ask: () => ({ text: "", sort: "likeCount", filters: { declareType: "SITE" }, limit: 50 }) },
  ]);
  expect(filled?.what).toBe("race at 60 reports: filled, ours : Meilisearch");
  expect(kinds.map(({ what, ok }) => [what, typeof ok])).toEqual([
    ["race: a word", "boolean"],
    ["race: most liked", "boolean"],
  ]);
  for (const { measured } of kinds) expect(measured).toContain("same page 100 %, same total 100 %");
  expect([...standIn.indexes.keys()]).toEqual([]);
});

it("says so where they find different reports", async () => {
  await using standIn = await startStandIn();
  const options = { reports: 20, calls: 1, url: standIn.url, progress: () => undefined };
  const rows = await raceRows(options, [
    {
      what: "a report taken away",
      ask: () => {
        for (const { docs } of standIn.indexes.values()) docs.clear();
        return { text: "" };
      },
    },
  ]);
  expect(rows[1]?.measured).toContain("same page 0 %, same total 0 %");
});

it("is skipped by name where there is no server", async () => {
  vi.stubEnv("SB_TEST_MEILI_URL", "");
  onTestFinished(() => void vi.unstubAllEnvs());
  const store = () => Promise.reject(new Error("no store is needed"));
  expect(await benchRace({ quick: true, load: {}, say: () => undefined, store })).toEqual([
    { what: "race with Meilisearch", measured: "skipped: SB_TEST_MEILI_URL is not set", budget: "", ok: undefined },
  ]);
});
