// The two common dialogs: alert and confirm.
import { type ReactNode, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Translate } from "../i18n/texts.ts";
import { Button } from "../ui/button.tsx";
import { LazyDialog } from "./modal-host.tsx";
import { openModal } from "./modals.ts";

export type Alert = {
  /** Opening the same key twice shows one dialog. */
  readonly key?: string;
  readonly title: string;
  readonly text: ReactNode;
  readonly confirm?: string;
};
export type Decision = Alert & {
  readonly cancel?: string;
  /** The confirmed action is destructive. */
  readonly danger?: boolean;
};

export type Modals = {
  readonly alert: (alert: Alert) => Promise<void>;
  /** Resolves to false also for Escape, the backdrop and the close button. */
  readonly decide: (decision: Decision) => Promise<boolean>;
};

/** `const { alert, decide } = useModals()`; `await decide({ title, text })`. */
export function useModals(): Modals {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      alert: (alert) => openAlert(alert, t),
      decide: (decision) => openDecision(decision, t),
    }),
    [t],
  );
}

export async function openAlert({ key = "alert", title, text, confirm }: Alert, t: Translate): Promise<void> {
  const draw = (close: () => void) => (
    <LazyDialog
      alert
      title={title}
      closeLabel={t(($) => $.common.close)}
      onClose={() => close()}
      actions={
        <Button kind="primary" autoFocus onClick={() => close()}>
          {confirm ?? t(($) => $.common.confirm)}
        </Button>
      }
    >
      <p>{text}</p>
    </LazyDialog>
  );
  await openModal<void>(key, draw, { outlivesPage: true });
}

async function openDecision(decision: Decision, t: Translate): Promise<boolean> {
  const draw = (close: (yes: boolean) => void) => (
    <LazyDialog
      alert
      title={decision.title}
      closeLabel={t(($) => $.common.close)}
      onClose={() => close(false)}
      actions={
        <>
          <Button autoFocus={decision.danger} onClick={() => close(false)}>
            {decision.cancel ?? t(($) => $.common.cancel)}
          </Button>
          <Button
            kind={decision.danger ? "danger" : "primary"}
            autoFocus={!decision.danger}
            onClick={() => close(true)}
          >
            {decision.confirm ?? t(($) => $.common.confirm)}
          </Button>
        </>
      }
    >
      <p>{decision.text}</p>
    </LazyDialog>
  );
  return (await openModal<boolean>(decision.key ?? "decision", draw)) === true;
}
