import type { Level } from "@sb/contracts/report/level.ts";
import { lazy, Suspense } from "react";
import { withTexts } from "../../i18n/load.ts";

const Loaded = lazy(async () => ({
  default: (await withTexts(["level"], () => import("./level-line.tsx"))).LoadedLevelLine,
}));

/** A verdict's level with its reasons, for screens whose first paint it must not hold up: it comes with its texts after them. */
export const LevelLine = ({ level }: { level: Level }) => (
  <Suspense>
    <Loaded level={level} />
  </Suspense>
);
