import { late } from "../routing/late.ts";

/** A verdict's level with its reasons. The route table is read without texts, so they are asked for when it is loaded. */
export const LoadedLevel = late(async () => {
  const { withTexts } = await import("../i18n/load.ts");
  return (await withTexts(["level"], () => import("./level/level-line.tsx"))).LoadedLevelLine;
});
