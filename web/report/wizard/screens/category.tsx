import { CRIME_TYPES } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { WizardText } from "../fields/wizard-text.tsx";
import { oneOf } from "../form/declaration.ts";
import { idOfPlace } from "../form/place.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./screens.module.css";

const PATH = "declare.crimeType";

/** The damage type: one of seventeen, each with a description. */
export function Category() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  return (
    <>
      <RadioGroup
        id={idOfPlace(PATH)}
        label={t(($) => $.wizard.fields[PATH])}
        tag={t(($) => $.common.required)}
        required
        className={styles.twoColumns}
        options={CRIME_TYPES.map((value) => ({
          value,
          label: t(($) => $.codes.crimeType[value]),
          hint: t(($) => $.wizard.crimeHints[value]),
        }))}
        value={oneOf(CRIME_TYPES, context.values.fields[PATH])}
        onChange={(value) => send({ type: "field.changed", path: PATH, value })}
        error={shownError(t, PATH, context)}
      />
      <WizardText path="declare.crimeDetail" />
    </>
  );
}
