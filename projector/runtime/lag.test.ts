import { expect, test } from "vitest";
import { lagsOf } from "./lag.ts";
import { toyHistory } from "./test-support/toy.ts";

const LOG = toyHistory();
const at = (index: number) => LOG[index]?.position ?? "";
const eventStore = {
  readAll: async (after: string, limit: number) => LOG.filter(({ position }) => position > after).slice(0, limit),
  head: async () => at(LOG.length - 1),
  countAfter: async (after: string) => LOG.filter(({ position }) => position > after).length,
};

test("a projection is as late as the oldest event that it has not taken in", async () => {
  const now = Date.parse(LOG[3]?.meta.at ?? "") + 5_000;
  const standings = [
    { projection: "behind@1", position: at(2) },
    { projection: "there@1", position: at(4) },
    { projection: "new@1", position: "" },
  ];
  expect(await lagsOf(standings, eventStore, now)).toEqual([
    { projection: "behind@1", events: 2, ms: 5_000 },
    { projection: "there@1", events: 0, ms: 0 },
    { projection: "new@1", events: 5, ms: 185_000 },
  ]);
});

test("a clock that is behind the events' gives no negative lag", async () => {
  expect(await lagsOf([{ projection: "a@1", position: "" }], eventStore, 0)).toMatchObject([{ ms: 0 }]);
});
