import type { HomeMain } from "@sb/contracts/home/wire.ts";
import { lazy, Suspense } from "react";

const PopupStack = lazy(async () => ({ default: (await import("./popup-stack.tsx")).PopupStack }));

/** Announcements over home, and nowhere else. Their code loads with the first one. */
export const Popups = ({ popups }: Pick<HomeMain, "popups">) =>
  popups.length === 0 ? null : (
    <Suspense>
      <PopupStack popups={popups} />
    </Suspense>
  );
