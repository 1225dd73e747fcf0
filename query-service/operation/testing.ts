// For tests: a service in which nothing waits and nothing fails.
import type { OperationQueryDeps } from "./deps.ts";

export const NOTHING_WAITS: Omit<OperationQueryDeps, "readStore"> = {
  jobs: { find: async () => undefined, list: async () => [], counts: async () => [] },
  bus: { groups: () => [], paused: async () => [] },
  clock: () => "2026-03-01T00:00:00.000Z",
  projectionStates: async () => [],
};
