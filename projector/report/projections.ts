// The read model and the index.
import { reportIndex } from "./index-projection.ts";
import { reportProjection } from "./projection.ts";

export const projections = [reportProjection] as const;
export const indexProjections = [reportIndex] as const;
