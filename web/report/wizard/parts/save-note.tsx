import { CloudCheck, CloudOff } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/language.ts";
import { useSession } from "../../../session/store.ts";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { shouldSave } from "../machine/judge.ts";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";

/** "Saved at 14:02", or that saving failed and will be retried. */
export function SaveNote({ isOnline }: { isOnline: boolean }) {
  const { context, saveState } = useWizard();
  const isBad = saveState === "failed" || saveState === "changed" || (!isOnline && context.unsaved);
  const text = useWords(isBad, isOnline);
  const icon = isBad ? CloudOff : CloudCheck;
  return (
    <p className={cx(styles.save, isBad && styles.notSaved)} role="status">
      {text && (
        <>
          <Icon of={icon} size={16} />
          {text}
        </>
      )}
    </p>
  );
}

function useWords(isBad: boolean, isOnline: boolean): string | undefined {
  const { t } = useTranslation();
  const format = useFormat();
  const { context, saveState } = useWizard();
  const { isLogin } = useSession();
  if (saveState === "changed") return t(($) => $.wizard.draft.changed.notSaved);
  if (isBad) return isOnline ? t(($) => $.wizard.draft.notSaved) : t(($) => $.wizard.draft.offline);
  // Don't show "saved" while there are unsaved changes.
  if (saveState === "saving" || shouldSave(context)) return t(($) => $.wizard.draft.saving);
  const time = context.savedAt && format.time(context.savedAt);
  return time && t(($) => $.wizard.draft[isLogin ? "saved" : "savedHere"], { time });
}
