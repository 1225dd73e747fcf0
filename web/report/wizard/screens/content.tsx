import { lazy, Suspense } from "react";
import { withTexts } from "../../../i18n/load.ts";
import { Waiting } from "../../../routing/waiting.tsx";
import type { StepName } from "../steps/order.ts";
import { Category } from "./category.tsx";
import { Emergency } from "./emergency.tsx";
import { Start } from "./start.tsx";

// Together they are heavier than all that the first screens need.
const Later = lazy(async () => ({
  default: (await withTexts(["attachments", "terms", "wizard"], () => import("./later.tsx"))).Later,
}));

/** The fields of a screen. */
export function Content({ step }: { step: StepName }) {
  switch (step) {
    case "start":
      return <Start />;
    case "emergency":
      return <Emergency />;
    case "category":
      return <Category />;
    default:
      return (
        <Suspense fallback={<Waiting />}>
          <Later step={step} />
        </Suspense>
      );
  }
}
