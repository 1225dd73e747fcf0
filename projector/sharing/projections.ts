// The read models.
import { givenProjection } from "./given-projection.ts";
import { sharingProjection } from "./projection.ts";

export const projections = [sharingProjection, givenProjection] as const;
