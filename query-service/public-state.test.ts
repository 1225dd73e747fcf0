import { expect, it } from "vitest";
import { publicState } from "./public-state.ts";

const PROJECTIONS = ["report@1", "account@1", "report-index@1"] as const;
const ANY = { minPosition: undefined };
const turn = () => new Promise((resolve) => setImmediate(resolve));

function openState() {
  const positions = { "report@1": "1", "account@1": "1", "report-index@1": "1" };
  const time = { now: "2026-03-01T23:59:59.999Z" };
  const checkpoint = async (name: string) => positions[name as keyof typeof positions];
  const stateOf = publicState({ readStore: { checkpoint }, searchIndex: { checkpoint }, clock: () => time.now });
  return { positions, time, stateOf };
}

it("is another one whenever a model has moved, or the day", async () => {
  const { positions, time, stateOf } = openState();
  const states = [await stateOf(ANY)];
  for (const name of PROJECTIONS) {
    positions[name] = "2";
    await turn();
    states.push(await stateOf(ANY));
  }
  time.now = "2026-03-02T00:00:00.000Z";
  await turn();
  states.push(await stateOf(ANY));
  expect(new Set(states).size).toBe(5);
  await turn();
  expect(await stateOf(ANY)).toBe(states.at(-1));
});

it("is looked at once a turn, but for who wants it as it is now", async () => {
  const { positions, stateOf } = openState();
  const before = await stateOf(ANY);
  positions["report@1"] = "2";
  expect(await stateOf(ANY)).toBe(before);
  const now = await stateOf({ minPosition: "1" });
  expect(now).not.toBe(before);
  expect(await stateOf(ANY)).toBe(now);
});
