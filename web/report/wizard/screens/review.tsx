import { usePrefetchQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../i18n/language.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useWizard } from "../parts/wizard-context.ts";
import { isQuick } from "../steps/path.ts";
import { type Answer, answersOf } from "./answers.ts";
import { filingTerms } from "./filing-terms.ts";
import { QuickNote } from "./quick-note.tsx";
import styles from "./review.module.css";
import { badgeOf, type REVIEWED, reviewedIn } from "./reviewed.ts";

/** The report as it will be sent, card by card, each with a link back. */
export function Review() {
  const { language } = useLanguage();
  const { context } = useWizard();
  usePrefetchQuery({ ...filingTerms(language), meta: { inline: true } });
  return (
    <div className={styles.review}>
      {isQuick(context) && <QuickNote />}
      {reviewedIn(context).map((steps) => (
        <ReviewedSteps key={steps[0]} steps={steps} />
      ))}
    </div>
  );
}

function ReviewedSteps({ steps }: { steps: (typeof REVIEWED)[number] }) {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const [step] = steps;
  const answers = steps.flatMap((each) => answersOf(each, context, t));
  const badge = badgeOf(step, context.values);
  return (
    <section className={styles.step} aria-labelledby={`review-${step}`}>
      <div className={styles.head}>
        <div className={styles.name}>
          <h2 id={`review-${step}`}>{t(($) => $.wizard.steps[step].name)}</h2>
          {badge && <Badge kind={badge === "published" ? "accent" : "plain"}>{t(($) => $.wizard.review[badge])}</Badge>}
        </div>
        <Button
          kind="quiet"
          size="small"
          className={styles.edit}
          aria-label={t(($) => $.wizard.review.editOf, { name: t(($) => $.wizard.steps[step].name) })}
          onClick={() => send({ type: "step.chosen", step })}
        >
          {t(($) => $.wizard.review.edit)}
        </Button>
      </div>
      {answers.length > 0 ? (
        <Answers answers={answers} />
      ) : (
        <p className={styles.empty}>{t(($) => $.wizard.review.empty)}</p>
      )}
    </section>
  );
}

const Answers = ({ answers }: { answers: readonly Answer[] }) => (
  <dl className={styles.answers}>
    {answers.map(({ key, label, text, mono }) => (
      <div key={key}>
        <dt>{label}</dt>
        <dd className={mono ? styles.mono : undefined}>{text}</dd>
      </div>
    ))}
  </dl>
);
