import { useCallback, useEffect, useEffectEvent } from "react";
import { useTranslation } from "react-i18next";
import { type BlockerFunction, useBeforeUnload, useBlocker } from "react-router-dom";
import { useModals } from "../modals/ask.tsx";

/** While `when`, leaving the screen asks first, and closing the tab makes the browser ask. */
export function useLeaveGuard(when: boolean): void {
  const { t } = useTranslation();
  const { decide } = useModals();
  useAskOnClose(when);
  useAskFirst(
    // Another filter of the same screen is not leaving it.
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

/** Holds the navigations that `isHeld` names until `mayGo` has answered. */
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

/** While `when`, the browser itself asks before the tab is closed or loads another page. */
export function useAskOnClose(when: boolean): void {
  useBeforeUnload(useCallback((event) => when && event.preventDefault(), [when]));
}
