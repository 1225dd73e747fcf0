import { late } from "../routing/late.ts";

/** "Watch this". The route table is read without texts, so they are asked for when it is loaded. */
export const LoadedWatchButton = late(async () => {
  const { withTexts } = await import("../i18n/load.ts");
  return (await withTexts(["watch"], () => import("./watch-button.tsx"))).WatchButton;
});
