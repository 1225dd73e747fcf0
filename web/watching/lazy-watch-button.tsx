import { type ComponentProps, lazy, Suspense } from "react";
import { withTexts } from "../i18n/load.ts";

const Loaded = lazy(async () => ({
  default: (await withTexts(["watch"], () => import("./watch-button.tsx"))).WatchButton,
}));

/** "Watch this", for screens whose first paint it must not hold up: it comes with its texts after them. */
export const WatchButton = (props: ComponentProps<typeof Loaded>) => (
  <Suspense>
    <Loaded key={props.text} {...props} />
  </Suspense>
);
