import { useTranslation } from "react-i18next";
import { useFreshHeading } from "./use-fresh-heading.ts";
import styles from "./wizard.module.css";
import { useWizard } from "./wizard-context.ts";

/** The question of the screen, and why it is asked. */
export function Heading() {
  const { t } = useTranslation();
  const { context } = useWizard();
  // The error summary takes the focus itself.
  const heading = useFreshHeading(context.summary.length === 0);
  return (
    <div className={styles.head}>
      <h1 ref={heading} tabIndex={-1}>
        {t(($) => $.wizard.steps[context.step].title)}
      </h1>
      <p>{t(($) => $.wizard.steps[context.step].lead)}</p>
    </div>
  );
}
