import { lazy, Suspense } from "react";
import { withTexts } from "../../i18n/load.ts";

const Missing = lazy(async () => ({
  default: (await withTexts(["missing"], () => import("./missing.tsx"))).Missing,
}));

/** A path without a page. */
export const Nowhere = () => (
  <Suspense>
    <Missing />
  </Suspense>
);
