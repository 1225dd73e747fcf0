import { CloudCheck, CloudOff } from "lucide-react";
import { useFormat, useText } from "../../../i18n/text.tsx";
import { cx } from "../../../ui/cx.ts";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";

/** "Saved at 14:02", or that it could not be saved and what becomes of it. */
export function SaveNote({ isOnline }: { isOnline: boolean }) {
  const { draft } = useText().wizard;
  const format = useFormat();
  const { context, saveState } = useWizard();
  const isBad = saveState === "failed" || (!isOnline && context.unsaved);
  const text = isBad
    ? isOnline
      ? draft.notSaved
      : draft.offline
    : saveState === "saving"
      ? draft.saving
      : context.savedAt && draft.saved(format.time(context.savedAt));
  const Icon = isBad ? CloudOff : CloudCheck;
  return (
    <p className={cx(styles.save, isBad && styles.notSaved)} role="status">
      {text && (
        <>
          <Icon size={16} aria-hidden="true" />
          {text}
        </>
      )}
    </p>
  );
}
