import { FileClock } from "lucide";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../i18n/language.ts";
import { usePage } from "../../../routing/page.ts";
import { Button } from "../../../ui/button.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { Page } from "../../../ui/page.tsx";
import type { StoredDraft } from "../machine/context.ts";
import { useFreshHeading } from "./use-fresh-heading.ts";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";

/** On entry, if there is a draft: continue or start over. */
export function DraftPrompt({ stored }: { stored: StoredDraft }) {
  const { t } = useTranslation();
  const format = useFormat();
  const { send } = useWizard();
  const heading = useFreshHeading();
  usePage("reportKind");
  const title = stored.content.values.fields["declare.title"].trim() || t(($) => $.wizard.draft.ask.untitled);
  return (
    <Page reading>
      <section className={styles.prompt} aria-labelledby="draft-title">
        <Icon of={FileClock} size={28} />
        <h1 id="draft-title" ref={heading} tabIndex={-1}>
          {t(($) => $.wizard.draft.ask.title)}
        </h1>
        <p>{t(($) => $.wizard.draft.ask.text, { when: format.dateTime(stored.savedAt) })}</p>
        <p className={styles.draftName}>{title}</p>
        <p className={styles.small}>{t(($) => $.wizard.draft.ask.files)}</p>
        <div className={styles.choices}>
          <Button kind="primary" size="large" onClick={() => send({ type: "draft.continued" })}>
            {t(($) => $.wizard.draft.ask.load)}
          </Button>
          <Button size="large" aria-describedby="draft-discard" onClick={() => send({ type: "draft.discarded" })}>
            {t(($) => $.wizard.draft.ask.discard)}
          </Button>
        </div>
        <p id="draft-discard" className={styles.small}>
          {t(($) => $.wizard.draft.ask.discardHint)}
        </p>
      </section>
    </Page>
  );
}
