import { Check, ChevronDown } from "lucide";
import { useTranslation } from "react-i18next";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import { isReached, wrongOn } from "../machine/judge.ts";
import { indexOfStep, STEP_NAMES, type StepName } from "../steps/order.ts";
import styles from "./rail.module.css";
import { useWizard } from "./wizard-context.ts";

/** Progress by screen name; every screen reached so far is a button. */
export function Rail() {
  const { t } = useTranslation();
  const { context } = useWizard();
  const now = indexOfStep(context.step) + 1;
  return (
    <nav className={styles.rail} aria-label={t(($) => $.wizard.rail.label)}>
      <p className={styles.position}>
        <span>{t(($) => $.wizard.rail.position, { now, all: STEP_NAMES.length })}</span>
        <strong>{t(($) => $.wizard.steps[context.step].name)}</strong>
      </p>
      <div className={styles.bar} aria-hidden="true">
        <span style={{ inlineSize: `${(now / STEP_NAMES.length) * 100}%` }} />
      </div>
      <details className={styles.all}>
        <summary>
          {t(($) => $.wizard.rail.show)}
          <Icon of={ChevronDown} size={16} />
        </summary>
        <StepList />
      </details>
      <div className={styles.aside}>
        <StepList />
      </div>
    </nav>
  );
}

const StepList = () => (
  <ol className={styles.steps}>
    {STEP_NAMES.map((step, index) => (
      <RailStep key={step} step={step} number={index + 1} />
    ))}
  </ol>
);

function RailStep({ step, number }: { step: StepName; number: number }) {
  const { t } = useTranslation();
  const { context, send, isSubmitting } = useWizard();
  const isCurrent = step === context.step;
  const isDone = !isCurrent && isReached(context, step) && wrongOn(step, context).length === 0;
  const body = (
    <>
      <span className={styles.dot} aria-hidden="true">
        {isDone ? <Icon of={Check} size={14} strokeWidth={3} /> : number}
      </span>
      <span>{t(($) => $.wizard.steps[step].name)}</span>
      {isDone && <VisuallyHidden>, {t(($) => $.wizard.rail.done)}</VisuallyHidden>}
    </>
  );
  const className = cx(styles.step, isCurrent && styles.current, isDone && styles.done);
  if (isCurrent || isSubmitting || !isReached(context, step)) {
    return (
      <li className={className} aria-current={isCurrent ? "step" : undefined}>
        {body}
      </li>
    );
  }
  return (
    <li>
      <button type="button" className={className} onClick={() => send({ type: "step.chosen", step })}>
        {body}
      </button>
    </li>
  );
}
