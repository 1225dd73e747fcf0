import { useText } from "../../../i18n/text.tsx";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { useWizard } from "../parts/wizard-context.ts";
import type { StepName } from "../steps/order.ts";
import { type Answer, answersOf } from "./answers.ts";
import styles from "./review.module.css";

const REVIEWED = ["category", "basics", "assets", "suspect", "additional", "files", "visibility"] as const;

/** Everything as it will be sent, screen by screen, each with a way back to it. */
export const Review = () => (
  <div className={styles.review}>
    {REVIEWED.map((step) => (
      <ReviewedStep key={step} step={step} />
    ))}
  </div>
);

/** Of a public report these parts are published; of a private one nothing is. */
const PUBLISHED: readonly StepName[] = ["category", "basics"];

function ReviewedStep({ step }: { step: (typeof REVIEWED)[number] }) {
  const texts = useText();
  const { context, send } = useWizard();
  const { name } = texts.wizard.steps[step];
  const { review } = texts.wizard;
  const answers = answersOf(step, context, texts);
  const isPublished = context.values.fields["declare.open"] === "PUBLIC" && PUBLISHED.includes(step);
  return (
    <section className={styles.step} aria-labelledby={`review-${step}`}>
      <div className={styles.head}>
        <h2 id={`review-${step}`}>{name}</h2>
        {step !== "visibility" && (
          <Badge kind={isPublished ? "accent" : "plain"}>{isPublished ? review.published : review.sealed}</Badge>
        )}
        <Button
          kind="quiet"
          size="small"
          className={styles.edit}
          aria-label={review.editOf(name)}
          onClick={() => send({ type: "step.chosen", step })}
        >
          {review.edit}
        </Button>
      </div>
      {answers.length > 0 ? <Answers answers={answers} /> : <p className={styles.empty}>{review.empty}</p>}
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
