import { FileClock } from "lucide-react";
import { usePage } from "../../../app/page.ts";
import { Page } from "../../../app/shell/page-frame.tsx";
import { useFormat, useText } from "../../../i18n/text.tsx";
import { Button } from "../../../ui/button.tsx";
import type { StoredDraft } from "../machine/context.ts";
import { useFreshHeading } from "./use-fresh-heading.ts";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";

/** On entry, where an unfinished report is kept: go on with it, or start anew. */
export function DraftPrompt({ stored }: { stored: StoredDraft }) {
  const { ask } = useText().wizard.draft;
  const format = useFormat();
  const { send } = useWizard();
  const heading = useFreshHeading();
  usePage("reportKind");
  const title = stored.content.values.fields["declare.title"].trim() || ask.untitled;
  return (
    <Page reading>
      <section className={styles.prompt} aria-labelledby="draft-title">
        <FileClock size={28} aria-hidden="true" />
        <h1 id="draft-title" ref={heading} tabIndex={-1}>
          {ask.title}
        </h1>
        <p>{ask.text(format.dateTime(stored.savedAt))}</p>
        <p className={styles.draftName}>{title}</p>
        <p className={styles.small}>{ask.files}</p>
        <div className={styles.choices}>
          <Button kind="primary" size="large" onClick={() => send({ type: "draft.loaded" })}>
            {ask.load}
          </Button>
          <Button size="large" aria-describedby="draft-discard" onClick={() => send({ type: "draft.discarded" })}>
            {ask.discard}
          </Button>
        </div>
        <p id="draft-discard" className={styles.small}>
          {ask.discardHint}
        </p>
      </section>
    </Page>
  );
}
