import { Fragment, lazy, Suspense, useSyncExternalStore } from "react";
import { modalStack, subscribeModals } from "./modals.ts";

/** Draws the stack, the newest on top. */
export function ModalHost() {
  const stack = useSyncExternalStore(subscribeModals, modalStack);
  return (
    <Suspense>
      {stack.map((modal) => (
        <Fragment key={modal.key}>{modal.render(modal.close)}</Fragment>
      ))}
    </Suspense>
  );
}

/** The dialog's code comes with the first dialog. */
export const LazyDialog = lazy(async () => ({ default: (await import("../ui/dialog.tsx")).Dialog }));
