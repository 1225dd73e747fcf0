import { useBlocker, useRouter } from "@tanstack/react-router";
import { useEffect, useRef } from "react";
import { useModals } from "../../../app/modals/ask.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { Context } from "../machine/context.ts";
import { FIRST_STEP } from "../steps/order.ts";

/**
 * Leaving an unfinished report asks first, and closing the tab makes the browser ask. The browser's own Back goes to the
 * screen before: on a phone that is what Back is for.
 */
export function useLeaving(context: Context, isWriting: boolean, back: () => void): void {
  const { touched, step } = context;
  const { history } = useRouter();
  const spare = useSpareEntry(isWriting && step !== FIRST_STEP);
  const ask = useAsking(context);
  useBlocker({
    disabled: !isWriting,
    enableBeforeUnload: isWriting && touched,
    shouldBlockFn: async ({ action, current, next }) => {
      if (action === "BACK" && step !== FIRST_STEP) {
        back();
        return true;
      }
      if (current.pathname !== next.pathname) return touched && !(await ask());
      if (action === "BACK") {
        // Only the spare entry was left: the person means the page before it.
        spare.current = false;
        history.back();
      }
      return false;
    },
  });
}

/** One more entry of the same page, without which Back would leave the page before anybody could be asked. */
function useSpareEntry(isNeeded: boolean) {
  const { history } = useRouter();
  const spare = useRef(false);
  useEffect(() => {
    if (!isNeeded || spare.current) return;
    spare.current = true;
    history.push(history.location.href, undefined, { ignoreBlocker: true });
  }, [isNeeded, history]);
  return spare;
}

function useAsking({ mode, savedAt, unsaved }: Context): () => Promise<boolean> {
  const { common, wizard } = useText();
  const { decide } = useModals();
  const { title, leave, stay } = common.unsaved;
  const isKept = mode.kind === "new" && savedAt !== undefined && !unsaved;
  const text = isKept ? wizard.leave.kept : wizard.leave.lost;
  return () => decide({ key: "leave", title, text, confirm: leave, cancel: stay, danger: true });
}
