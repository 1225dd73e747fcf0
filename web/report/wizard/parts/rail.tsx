import { useTranslation } from "react-i18next";
import { Disclosure } from "../../../ui/disclosure.tsx";
import { STEP_NAMES, sectionOf } from "../steps/order.ts";
import { pathOf } from "../steps/path.ts";
import { sectionsOf, shareAt } from "../steps/sections.ts";
import styles from "./rail.module.css";
import { SectionList } from "./section-list.tsx";
import { useWizard } from "./wizard-context.ts";

/** Progress by section; every screen reached so far is a button. */
export function Rail() {
  const { t } = useTranslation();
  const { context } = useWizard();
  const { step } = context;
  const path = pathOf(context);
  // The screen may be beside the path, such as one whose answer the server refused.
  const sections = sectionsOf(STEP_NAMES.filter((name) => name === step || path.includes(name)));
  const now = sections.findIndex(({ name }) => name === sectionOf(step)) + 1;
  return (
    <nav className={styles.rail} aria-label={t(($) => $.wizard.rail.label)}>
      <p className={styles.position}>
        <strong>{t(($) => $.wizard.sections[sectionOf(step)])}</strong>
        <span>{t(($) => $.wizard.rail.position, { now, all: sections.length })}</span>
      </p>
      <div className={styles.bar} aria-hidden="true">
        {sections.map((section) => (
          <span key={section.name}>
            <span style={{ inlineSize: `${shareAt(step, section) * 100}%` }} />
          </span>
        ))}
      </div>
      <Disclosure className={styles.all} summary={t(($) => $.wizard.rail.show)}>
        <SectionList sections={sections} />
      </Disclosure>
      <div className={styles.aside}>
        <SectionList sections={sections} />
      </div>
    </nav>
  );
}
