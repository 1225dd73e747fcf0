import { CopyX } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/language.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import type { DraftChanged, StoredDraft } from "../machine/context.ts";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";

/** Another tab or device saved the draft, or filed it: asks which to keep. Stays in view; the form can be read meanwhile. */
export function DraftChangedNote({ changed }: { changed: DraftChanged }) {
  const { t } = useTranslation();
  const { send } = useWizard();
  return (
    <div role="alert" className={styles.changed}>
      <h2 className={styles.changedTitle}>
        <Icon of={CopyX} size={20} />
        {t(($) => $.wizard.draft.changed.title)}
      </h2>
      {changed.other ? <Other other={changed.other} /> : <p>{t(($) => $.wizard.draft.changed.gone)}</p>}
      <div className={styles.choices}>
        <Button kind="primary" onClick={() => send({ type: "draft.kept" })}>
          {t(($) => $.wizard.draft.changed.keep)}
        </Button>
        <Button onClick={() => send({ type: "draft.taken" })}>
          {changed.other ? t(($) => $.wizard.draft.changed.take) : t(($) => $.wizard.draft.changed.leave)}
        </Button>
      </div>
    </div>
  );
}

function Other({ other }: { other: StoredDraft }) {
  const { t } = useTranslation();
  const format = useFormat();
  const title = other.content.values.fields["declare.title"].trim() || t(($) => $.wizard.draft.ask.untitled);
  return (
    <p>
      {t(($) => $.wizard.draft.changed.text, { when: format.dateTime(other.savedAt) })} <strong>{title}</strong>
    </p>
  );
}
