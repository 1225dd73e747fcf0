// The projector: every read model and search index. What it has of a subject stands in the subject's folder: `projections.ts` exports
// `projections`, one for each read model, and `indexProjections`, one for each index.
import { streams, subjects } from "@sb/contracts/subjects.ts";
import { loadParts, requireSame } from "@sb/platform/service/parts.ts";
import type { Projections } from "./runtime/parts.ts";

type Part = Pick<Projections, "projections"> & Partial<Pick<Projections, "indexProjections">>;

const projected = subjects.filter(({ models, indexes }) => models.length + indexes.length > 0);
const parts = await loadParts<Part>(
  import.meta.dirname,
  "projections.ts",
  projected.map(({ name }) => name),
);
for (const { name, models, indexes } of projected) {
  const { projections = [], indexProjections = [] } = parts.get(name) ?? {};
  requireSame(
    name,
    "projection",
    models,
    projections.map((projection) => projection.name),
  );
  requireSame(
    name,
    "index projection",
    indexes.map((index) => index.name),
    indexProjections.map(({ schema }) => schema.name),
  );
}

export const PROJECTIONS: Projections = {
  streams,
  projections: [...parts.values()].flatMap(({ projections }) => projections),
  indexProjections: [...parts.values()].flatMap(({ indexProjections = [] }) => indexProjections),
};

if (import.meta.main) {
  void Promise.all([import("@sb/platform/service/process.ts"), import("./runtime/run.ts")]).then(
    ([{ runProcess }, { startProjectorProcess }]) =>
      runProcess("projector", startProjectorProcess(process.env, PROJECTIONS)),
  );
}
