// For tests and benchmarks: a service in which there is nothing to operate.
import type { OperationDeps } from "./deps.ts";

const none = async () => false;

export const NOTHING_TO_OPERATE: Pick<OperationDeps, "jobs" | "bus" | "projections"> = {
  jobs: { find: async () => undefined, list: async () => [], replay: none, drop: none },
  bus: { paused: async () => [], skip: none },
  projections: [],
};
