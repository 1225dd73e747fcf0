import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { expect, test } from "vitest";
import { startWorkers } from "./main.ts";

const log = { info() {}, warn() {}, error() {} };
const idle = (group: string) => defineSubscription({ group, handles: [], handle: async () => undefined });

test("every worker is subscribed, and all are stopped", async () => {
  const groups: string[] = [];
  const stopped: string[] = [];
  const subscribe = async ({ group }: Subscription) => {
    groups.push(group);
    return { stop: async () => void stopped.push(group) };
  };
  const running = await startWorkers({ subscribe }, [idle("one"), idle("other")], log);
  expect(groups).toEqual(["one", "other"]);
  await running.stop();
  expect(stopped.sort()).toEqual(["one", "other"]);
});
