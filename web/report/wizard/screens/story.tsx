import { ShieldCheck } from "lucide";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "../../../ui/icon.tsx";
import { WizardText } from "../fields/wizard-text.tsx";
import { passagesIn } from "../form/personal.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./screens.module.css";

/** The story, in the user's own words. */
export function Story() {
  return (
    <>
      <NewFacts />
      <WizardText path="declare.comment" lines={6} counted />
      <NoPersonal />
    </>
  );
}

/** Gives way to what was found: the same is not asked twice. */
function NoPersonal() {
  const { t } = useTranslation();
  const { context } = useWizard();
  if (passagesIn("declare.comment", context.values.fields, context.checkedTexts).length > 0) return null;
  return (
    <div className={styles.callout}>
      <Icon of={ShieldCheck} size={20} />
      <div>
        <strong>{t(($) => $.wizard.noPersonal.title)}</strong>
        <p>{t(($) => $.wizard.noPersonal.text)}</p>
      </div>
    </div>
  );
}

/** Asked once the server says that a report of the user's on the target was removed. It stays while it is typed in. */
function NewFacts() {
  const { context } = useWizard();
  const { refused, values } = context;
  const [isAsked] = useState(() => values.fields.newFacts !== "" || refused.some(({ place }) => place === "newFacts"));
  return isAsked && <WizardText path="newFacts" lines={4} counted />;
}
