import { useCallback, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router-dom";
import { useModals } from "../modals/ask.tsx";

/** While `when`, asks before the screen is left; the browser asks before the tab is closed. */
export function useLeaveGuard(when: boolean): void {
  const { t } = useTranslation();
  const { decide } = useModals();
  useAskOnClose(when);
  useAskFirst(
    // A change of the query, such as a filter, stays on the screen.
    ({ currentLocation, nextLocation }) => when && currentLocation.pathname !== nextLocation.pathname,
    () =>
      decide({
        key: "leave",
        title: t(($) => $.common.unsaved.title),
        text: t(($) => $.common.unsaved.text),
        confirm: t(($) => $.common.unsaved.leave),
        cancel: t(($) => $.common.unsaved.stay),
        danger: true,
      }),
  );
}

/** Blocks the navigations that match `isHeld` until `mayGo` resolves. */
export function useAskFirst(isHeld: BlockerFunction, mayGo: () => Promise<boolean>): void {
  const blocker = useBlocker(isHeld);
  const ask = useEffectEvent(mayGo);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    let isLatest = true;
    void ask().then((goes) => {
      if (!isLatest) return;
      if (goes) blocker.proceed();
      else blocker.reset();
    });
    return () => {
      isLatest = false;
    };
  }, [blocker]);
}

/** While `when`, the browser asks before the tab is closed or reloaded. */
export function useAskOnClose(when: boolean): void {
  useBeforeUnload(useCallback((event) => when && event.preventDefault(), [when]));
}
