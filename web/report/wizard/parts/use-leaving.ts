import { useEffect, useRef } from "react";
import { useTranslation } from "react-i18next";
import { type BlockerFunction, useLocation, useNavigate } from "react-router-dom";
import { useModals } from "../../../modals/ask.tsx";
import { useAskFirst, useAskOnClose } from "../../../routing/leave-guard.ts";
import { historyEntry } from "../../../routing/navigation.ts";
import type { Context } from "../machine/context.ts";
import { stepBefore } from "../steps/path.ts";

/**
 * Asks before an unfinished report is left; the browser asks before the tab is closed. The browser's Back goes to the
 * previous step, as phone users expect.
 */
export function useLeaving(context: Context, isWriting: boolean, back: () => void): void {
  const { touched, step } = context;
  const ask = useAsking(context);
  const isBack = useIsBack();
  const isLater = isWriting && stepBefore(step, context) !== step;
  useSpareEntry(isLater);
  useAskOnClose(isWriting && touched);
  const isStepBack = useRef(false);
  const isHeld: BlockerFunction = ({ currentLocation, nextLocation, historyAction }) => {
    isStepBack.current = isLater && isBack(historyAction);
    return isStepBack.current || (isWriting && touched && currentLocation.pathname !== nextLocation.pathname);
  };
  useAskFirst(isHeld, async () => {
    if (!isStepBack.current) return ask();
    back();
    return false;
  });
}

/** Distinguishes Back from Forward, which the router does not. */
function useIsBack(): (action: Parameters<BlockerFunction>[0]["historyAction"]) => boolean {
  const { key } = useLocation();
  const here = useRef(historyEntry());
  // biome-ignore lint/correctness/useExhaustiveDependencies: the entry changes with the location's key.
  useEffect(() => {
    here.current = historyEntry();
  }, [key]);
  return (action) => action === "POP" && historyEntry() < here.current;
}

/**
 * Pushes an extra history entry of the same page, so that Back can be intercepted without leaving the page. Leaving
 * that entry means leaving for the page before.
 */
function useSpareEntry(isNeeded: boolean): void {
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const isSpare = state === SPARE;
  const wasSpare = useRef(isSpare);
  useEffect(() => {
    if (isNeeded && !isSpare && !wasSpare.current)
      void navigate(`${pathname}${search}`, { state: SPARE, preventScrollReset: true });
    else if (!isSpare && wasSpare.current) void navigate(-1);
    wasSpare.current = isSpare;
  }, [isNeeded, isSpare, navigate, pathname, search]);
}

const SPARE = "spare";

function useAsking({ mode, savedAt, unsaved }: Context): () => Promise<boolean> {
  const { t } = useTranslation();
  const { decide } = useModals();
  const isKept = mode.kind === "new" && savedAt !== undefined && !unsaved;
  const text = isKept ? t(($) => $.wizard.leave.kept) : t(($) => $.wizard.leave.lost);
  return () =>
    decide({
      key: "leave",
      title: t(($) => $.common.unsaved.title),
      text,
      confirm: t(($) => $.common.unsaved.leave),
      cancel: t(($) => $.common.unsaved.stay),
      danger: true,
    });
}
