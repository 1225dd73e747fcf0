import { type ComponentProps, Suspense } from "react";
import { LoadedWatchButton } from "./late.ts";

/** "Watch this", for screens that load it with their own code and for those whose first paint it must not hold up. */
export const WatchButton = (props: ComponentProps<typeof LoadedWatchButton>) => (
  <Suspense>
    <LoadedWatchButton key={props.text} {...props} />
  </Suspense>
);
