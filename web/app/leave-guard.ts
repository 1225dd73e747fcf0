import { useBlocker } from "@tanstack/react-router";
import { useText } from "../i18n/text.tsx";
import { useModals } from "./modals/ask.tsx";

/** While `when`, leaving the screen asks first, and closing the tab makes the browser ask. */
export function useLeaveGuard(when: boolean): void {
  const { common } = useText();
  const { decide } = useModals();
  useBlocker({
    disabled: !when,
    enableBeforeUnload: when,
    shouldBlockFn: async ({ current, next }) => {
      // Another step or filter of the same screen is not leaving it.
      if (current.pathname === next.pathname) return false;
      const { title, text, leave, stay } = common.unsaved;
      return !(await decide({ key: "leave", title, text, confirm: leave, cancel: stay, danger: true }));
    },
  });
}
