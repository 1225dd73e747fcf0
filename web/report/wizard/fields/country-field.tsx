import { COUNTRIES } from "@sb/contracts/countries.ts";
import { useTranslation } from "react-i18next";
import { countryOptions } from "../../../i18n/countries.ts";
import { useLanguage } from "../../../i18n/language.ts";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { oneOf } from "../form/declaration.ts";
import { idOfPlace } from "../form/place.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";

const PATH = "declare.country";
/** A key of the list must not be empty. */
const NONE = "NONE";

/** Where the reporter lives: agencies of that country get the report. On a phone nobody scrolls through all to find their own. */
export function CountryField() {
  const { t } = useTranslation();
  const { language } = useLanguage();
  const { context, send } = useWizard();
  const none = { value: NONE, label: t(($) => $.wizard.noCountry) };
  return (
    <SelectField
      id={idOfPlace(PATH)}
      label={t(($) => $.wizard.fields[PATH])}
      tag={t(($) => $.common.optional)}
      placeholder={none.label}
      options={[none, ...countryOptions(language, navigator.languages)]}
      value={oneOf(COUNTRIES, context.values.fields[PATH])}
      onChange={(value) => send({ type: "field.changed", path: PATH, value: value === NONE ? "" : value })}
      error={shownError(t, PATH, context)}
      hint={t(($) => $.wizard.hints[PATH])}
    />
  );
}
