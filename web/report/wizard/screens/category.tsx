import { CRIME_TYPES } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { WizardText } from "../fields/wizard-text.tsx";
import { oneOf } from "../form/declaration.ts";
import { idOfPlace } from "../form/place.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";
import { CrimeChoice } from "./crime-choice.tsx";

const PATH = "declare.crimeType";

/** The damage type, each with a description, and the user's own words on it. */
export function Category() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  return (
    <>
      <CrimeChoice
        id={idOfPlace(PATH)}
        value={oneOf(CRIME_TYPES, context.values.fields[PATH])}
        onChange={(value) => send({ type: "field.changed", path: PATH, value })}
        error={shownError(t, PATH, context)}
      />
      <WizardText path="declare.crimeDetail" />
    </>
  );
}
