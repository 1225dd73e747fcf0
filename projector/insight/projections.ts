// The read model and the index.
import { insightIndex } from "./index-projection.ts";
import { insightProjection } from "./projection.ts";

export const projections = [insightProjection] as const;
export const indexProjections = [insightIndex] as const;
