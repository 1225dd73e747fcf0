// For tests of the start: the product's entry point without one of its parts.
import { PARTS, type Parts } from "../../standalone/parts.ts";
import { run } from "../../standalone/run.ts";

const WITHOUT: Readonly<Record<string, () => Partial<Parts>>> = {
  projection: () => ({
    projections: { ...PARTS.projections, projections: PARTS.projections.projections.slice(1) },
  }),
  worker: () => ({ createWorkers: () => [] }),
  job: () => ({ createJobs: () => ({ handlers: [], schedules: [] }) }),
  handler: () => ({
    createCommandHandlers: (deps) => {
      const { "POST report": _, ...handlers } = PARTS.createCommandHandlers(deps);
      return handlers as ReturnType<Parts["createCommandHandlers"]>;
    },
  }),
};

const [left = ""] = process.argv.slice(2);
await run(["--empty"], process.env, { ...PARTS, ...WITHOUT[left]?.() });
