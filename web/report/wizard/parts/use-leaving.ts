import { useBlocker } from "@tanstack/react-router";
import { useModals } from "../../../app/modals/ask.tsx";
import { useText } from "../../../i18n/text.tsx";
import type { Context } from "../machine/context.ts";
import { FIRST_STEP } from "../steps/order.ts";

/**
 * Leaving an unfinished report asks first, and closing the tab makes the browser ask. The browser's own Back goes to the
 * screen before: on a phone that is what Back is for.
 */
export function useLeaving(
  { touched, step, mode, savedAt, unsaved }: Context,
  isWriting: boolean,
  back: () => void,
): void {
  const { common, wizard } = useText();
  const { decide } = useModals();
  const { title, leave, stay } = common.unsaved;
  const isKept = mode.kind === "new" && savedAt !== undefined && !unsaved;
  useBlocker({
    disabled: !isWriting || (!touched && step === FIRST_STEP),
    enableBeforeUnload: isWriting && touched,
    shouldBlockFn: async ({ action, current, next }) => {
      if (action === "BACK" && step !== FIRST_STEP) {
        back();
        return true;
      }
      if (!touched || current.pathname === next.pathname) return false;
      const text = isKept ? wizard.leave.kept : wizard.leave.lost;
      return !(await decide({ key: "leave", title, text, confirm: leave, cancel: stay, danger: true }));
    },
  });
}
