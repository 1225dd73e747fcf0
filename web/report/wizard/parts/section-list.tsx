import { Check } from "lucide";
import { useTranslation } from "react-i18next";
import { cx } from "../../../ui/cx.ts";
import { Icon } from "../../../ui/icon.tsx";
import { VisuallyHidden } from "../../../ui/visually-hidden.tsx";
import type { Context } from "../machine/context.ts";
import { isReached, wrongOn } from "../machine/judge.ts";
import { type StepName, sectionOf } from "../steps/order.ts";
import type { Section } from "../steps/sections.ts";
import styles from "./rail.module.css";
import { useWizard } from "./wizard-context.ts";

const isDone = (step: StepName, context: Context): boolean =>
  step !== context.step && isReached(context, step) && wrongOn(step, context).length === 0;

/** The sections; the current one with its screens. */
export function SectionList({ sections }: { sections: readonly Section[] }) {
  const { t } = useTranslation();
  const { context } = useWizard();
  return (
    <ol className={styles.sections}>
      {sections.map(({ name, steps }, index) => {
        const isCurrent = name === sectionOf(context.step);
        const done = steps.every((step) => isDone(step, context));
        return (
          <li key={name} className={cx(styles.section, isCurrent && styles.current, done && styles.done)}>
            <span className={styles.dot} aria-hidden="true">
              {done ? <Icon of={Check} size={14} strokeWidth={3} /> : index + 1}
            </span>
            <div className={styles.body}>
              <Move step={steps[0]} className={styles.name} isStill={isCurrent}>
                {t(($) => $.wizard.sections[name])}
                {done && <Done />}
              </Move>
              {isCurrent && steps.length > 1 && <Steps steps={steps} />}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

function Steps({ steps }: { steps: readonly StepName[] }) {
  const { t } = useTranslation();
  const { context } = useWizard();
  return (
    <ol className={styles.steps}>
      {steps.map((step) => (
        <li key={step} aria-current={step === context.step ? "step" : undefined}>
          <Move step={step} className={styles.step} isStill={step === context.step}>
            {t(($) => $.wizard.steps[step].name)}
            {isDone(step, context) && <Done />}
          </Move>
        </li>
      ))}
    </ol>
  );
}

const Done = () => {
  const { t } = useTranslation();
  return <VisuallyHidden>, {t(($) => $.wizard.rail.done)}</VisuallyHidden>;
};

type MoveProps = {
  step: StepName | undefined;
  className: string | undefined;
  isStill: boolean;
  children: React.ReactNode;
};

/** A button to a screen that was reached, else its name only. */
function Move({ step, className, isStill, children }: MoveProps) {
  const { context, send, isSubmitting } = useWizard();
  if (step === undefined || isStill || isSubmitting || !isReached(context, step)) {
    return <span className={className}>{children}</span>;
  }
  return (
    <button type="button" className={className} onClick={() => send({ type: "step.chosen", step })}>
      {children}
    </button>
  );
}
