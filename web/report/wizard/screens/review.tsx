import { usePrefetchQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useLanguage } from "../../../i18n/language.ts";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import type { Context } from "../machine/context.ts";
import { useWizard } from "../parts/wizard-context.ts";
import type { StepName } from "../steps/order.ts";
import { type Answer, answersOf } from "./answers.ts";
import { filingTerms } from "./filing-terms.ts";
import styles from "./review.module.css";

const REVIEWED = ["category", "basics", "assets", "suspect", "additional", "files", "visibility"] as const;

/** The report as it will be sent, screen by screen, each with a link back. */
export function Review() {
  const { language } = useLanguage();
  usePrefetchQuery({ ...filingTerms(language), meta: { inline: true } });
  return (
    <div className={styles.review}>
      {REVIEWED.map((step) => (
        <ReviewedStep key={step} step={step} />
      ))}
    </div>
  );
}

/**
 * The published parts of a public report, besides open sources, which are marked one by one. A private report publishes
 * nothing.
 */
const PUBLISHED: readonly StepName[] = ["category", "basics"];

function badgeOf(step: StepName, { values }: Context): "published" | "sealed" | undefined {
  if (step === "visibility") return undefined;
  if (values.fields["declare.open"] !== "PUBLIC") return "sealed";
  if (step === "additional" && values.sources.some(({ src, open }) => open && src.trim() !== "")) return undefined;
  return PUBLISHED.includes(step) ? "published" : "sealed";
}

function ReviewedStep({ step }: { step: (typeof REVIEWED)[number] }) {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const answers = answersOf(step, context, t);
  const badge = badgeOf(step, context);
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
