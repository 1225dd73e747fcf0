// The read model and the index.
import { newsIndex } from "./index-projection.ts";
import { newsProjection } from "./projection.ts";

export const projections = [newsProjection] as const;
export const indexProjections = [newsIndex] as const;
