// React context of the wizard's screens: the machine's state and `send`.
import { createContext, use } from "react";
import type { Context } from "../machine/context.ts";
import type { WizardEvent } from "../machine/events.ts";

export type SaveState = "idle" | "saving" | "changed" | "failed";

export type WizardNow = {
  readonly context: Context;
  readonly send: (event: WizardEvent) => void;
  readonly can: (event: WizardEvent) => boolean;
  /** A draft is looked for: the first question can be answered, nothing else. */
  readonly isFinding: boolean;
  readonly isLooking: boolean;
  readonly isSubmitting: boolean;
  /** A visitor is on the way to the login. */
  readonly isLeaving: boolean;
  readonly saveState: SaveState;
};

export const WizardContext = createContext<WizardNow | undefined>(undefined);

export function useWizard(): WizardNow {
  const now = use(WizardContext);
  if (!now) throw new Error("useWizard needs a wizard above it");
  return now;
}
