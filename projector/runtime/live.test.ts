import { START } from "@sb/platform/event-store/port.ts";
import { expect, test } from "vitest";
import { createLive } from "./live.ts";
import { batchSizes } from "./pages.ts";
import { createProgress } from "./progress.ts";
import type { Runner } from "./runner.ts";

const log = { info() {}, warn() {}, error() {} };
const runner: Runner = {
  name: "toy@1",
  follows: [],
  position: () => START,
  load: async () => undefined,
  run: async () => undefined,
  settled: async () => undefined,
  ready: async () => undefined,
  exclusively: (work) => work(),
};

test("a runner that catches up while the loop ends is not taken in: nobody would tell it to leave", async () => {
  const live = createLive({
    eventStore: { follow: async function* () {} },
    from: START,
    sizes: batchSizes(),
    progress: createProgress(),
    backOff: () => 1,
    log,
  });
  const left = live.join(runner, START)?.left;
  await live.follow(AbortSignal.abort());
  await left;
  expect(live.join(runner, START)).toBeUndefined();
});
