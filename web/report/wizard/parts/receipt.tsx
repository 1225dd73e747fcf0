import { CircleCheck } from "lucide-react";
import { paths } from "../../../app/paths.ts";
import { Page } from "../../../app/shell/page-frame.tsx";
import { useText } from "../../../i18n/text.tsx";
import { CopyButton } from "../../../ui/address-text.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { ExtraPrompt } from "./extra-prompt.tsx";
import styles from "./receipt.module.css";
import { useFreshHeading } from "./use-fresh-heading.ts";
import { useWizard } from "./wizard-context.ts";

/** Submission complete: the number, what happens next, and what else can be done. */
export function Receipt({ dclrSeq, onAnother }: { dclrSeq: number; onAnother: () => void }) {
  const { receipt } = useText().wizard;
  const { mode, values } = useWizard().context;
  const heading = useFreshHeading();
  const isNew = mode.kind === "new";
  const isPublic = values.fields["declare.open"] === "PUBLIC";
  return (
    <Page reading>
      <div className={styles.receipt}>
        <div className={styles.head}>
          <CircleCheck size={44} aria-hidden="true" />
          <h1 ref={heading} tabIndex={-1}>
            {isNew ? receipt.title : receipt.titleModified}
          </h1>
          {isNew && <p>{receipt.lead}</p>}
        </div>
        <Numbers dclrSeq={dclrSeq} />
        <p>{isPublic ? receipt.publicNote : receipt.privateNote}</p>
        {isNew && <ExtraPrompt dclrSeq={dclrSeq} />}
        {isNew && <NextSteps />}
        <div className={styles.actions}>
          <LinkButton kind="primary" href={paths.report.detail(dclrSeq)}>
            {receipt.view}
          </LinkButton>
          <LinkButton href={paths.support.myPage()}>{receipt.mine}</LinkButton>
          {isNew && (
            <Button kind="quiet" onClick={onAnother}>
              {receipt.another}
            </Button>
          )}
        </div>
      </div>
    </Page>
  );
}

function Numbers({ dclrSeq }: { dclrSeq: number }) {
  const { receipt } = useText().wizard;
  const link = new URL(paths.report.detail(dclrSeq), location.href).href;
  return (
    <Card className={styles.numbers}>
      <span className={styles.label}>{receipt.number}</span>
      <span className={styles.number}>{dclrSeq}</span>
      <CopyButton text={String(dclrSeq)} labels={{ copy: receipt.copyNumber, copied: receipt.copied }} />
      <span className={styles.link}>
        {receipt.copyLink}
        <CopyButton text={link} labels={{ copy: receipt.copyLink, copied: receipt.copied }} />
      </span>
    </Card>
  );
}

function NextSteps() {
  const { receipt } = useText().wizard;
  return (
    <section aria-labelledby="receipt-next">
      <h2 id="receipt-next" className={styles.next}>
        {receipt.next}
      </h2>
      <ol className={styles.steps}>
        {receipt.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
