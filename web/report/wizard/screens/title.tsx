import { useTranslation } from "react-i18next";
import { WizardText } from "../fields/wizard-text.tsx";
import { isTitleMade } from "../form/title.ts";
import { useWizard } from "../parts/wizard-context.ts";

const PATH = "declare.title";

/** The title: made from what happened, until the user changes it. */
export function Title() {
  const { t } = useTranslation();
  const { fields } = useWizard().context.values;
  const isMade = fields[PATH] !== "" && isTitleMade(fields);
  return <WizardText path={PATH} {...(isMade && { hint: t(($) => $.wizard.titleMade) })} />;
}
