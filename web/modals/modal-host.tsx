import { Fragment, lazy, Suspense, useSyncExternalStore } from "react";
import { modalStack, subscribeModals } from "./modals.ts";

/** Renders the stack of dialogs, the newest on top. */
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

/** The dialog's code is loaded with the first dialog. */
export const LazyDialog = lazy(async () => ({ default: (await import("../ui/feedback/dialog.tsx")).Dialog }));
