import { useLeaveGuard } from "../routing/leave-guard.ts";

/** Asks before unsaved work is left. A component, because a form in a dialog stands outside the router and has none. */
export function LeaveGuard({ when }: { when: boolean }) {
  useLeaveGuard(when);
  return null;
}
