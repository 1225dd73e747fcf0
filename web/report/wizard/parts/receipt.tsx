import { CircleCheck } from "lucide";
import { useTranslation } from "react-i18next";
import { paths } from "../../../routing/paths.ts";
import { CopyButton } from "../../../ui/address-text.tsx";
import { Button } from "../../../ui/button.tsx";
import { Card } from "../../../ui/card.tsx";
import { Icon } from "../../../ui/icon.tsx";
import { LinkButton } from "../../../ui/link-button.tsx";
import { Page } from "../../../ui/page.tsx";
import { ExtraPrompt } from "./extra-prompt.tsx";
import styles from "./receipt.module.css";
import { useFreshHeading } from "./use-fresh-heading.ts";
import { useWizard } from "./wizard-context.ts";

/** Submission complete: the report's number, what happens next, and further actions. */
export function Receipt({ dclrSeq, onAnother }: { dclrSeq: number; onAnother: () => void }) {
  const { t } = useTranslation();
  const { mode, values } = useWizard().context;
  const heading = useFreshHeading();
  const isNew = mode.kind === "new";
  const isPublic = values.fields["declare.open"] === "PUBLIC";
  return (
    <Page reading>
      <div className={styles.receipt}>
        <div className={styles.head}>
          <Icon of={CircleCheck} size={44} />
          <h1 ref={heading} tabIndex={-1}>
            {isNew ? t(($) => $.wizard.receipt.title) : t(($) => $.wizard.receipt.titleModified)}
          </h1>
          {isNew && (
            <p>
              {t(($) => $.wizard.receipt.completed)} {t(($) => $.wizard.receipt.lead)}
            </p>
          )}
        </div>
        <Numbers dclrSeq={dclrSeq} />
        <p>{isPublic ? t(($) => $.wizard.receipt.publicNote) : t(($) => $.wizard.receipt.privateNote)}</p>
        {isNew && <ExtraPrompt dclrSeq={dclrSeq} />}
        {isNew && <NextSteps />}
        <div className={styles.actions}>
          <LinkButton kind="primary" href={paths.report.detail(dclrSeq)}>
            {t(($) => $.wizard.receipt.view)}
          </LinkButton>
          <LinkButton href={paths.support.myPage()}>{t(($) => $.wizard.receipt.mine)}</LinkButton>
          {isNew && (
            <Button kind="quiet" onClick={onAnother}>
              {t(($) => $.wizard.receipt.another)}
            </Button>
          )}
        </div>
      </div>
    </Page>
  );
}

function Numbers({ dclrSeq }: { dclrSeq: number }) {
  const { t } = useTranslation();
  const link = new URL(paths.report.detail(dclrSeq), location.href).href;
  return (
    <Card className={styles.numbers}>
      <span className={styles.label}>{t(($) => $.wizard.receipt.number)}</span>
      <span className={styles.number}>{dclrSeq}</span>
      <CopyButton
        text={String(dclrSeq)}
        labels={{ copy: t(($) => $.wizard.receipt.copyNumber), copied: t(($) => $.wizard.receipt.copied) }}
      />
      <span className={styles.link}>
        {t(($) => $.wizard.receipt.copyLink)}
        <CopyButton
          text={link}
          labels={{ copy: t(($) => $.wizard.receipt.copyLink), copied: t(($) => $.wizard.receipt.copied) }}
        />
      </span>
    </Card>
  );
}

function NextSteps() {
  const { t } = useTranslation();
  return (
    <section aria-labelledby="receipt-next">
      <h2 id="receipt-next" className={styles.next}>
        {t(($) => $.wizard.receipt.next)}
      </h2>
      <ol className={styles.steps}>
        {t(($) => $.wizard.receipt.steps, { returnObjects: true }).map((step) => (
          <li key={step}>{step}</li>
        ))}
      </ol>
    </section>
  );
}
