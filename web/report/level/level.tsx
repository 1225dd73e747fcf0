import type { Level } from "@sb/contracts/report/level.ts";
import { Suspense } from "react";
import { LoadedLevel } from "../late-level.ts";

/** A verdict's level, for screens that load it with their own code and for those whose first paint it must not hold up. */
export const LevelLine = ({ level }: { level: Level }) => (
  <Suspense>
    <LoadedLevel level={level} />
  </Suspense>
);
