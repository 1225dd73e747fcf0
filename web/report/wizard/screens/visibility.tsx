import { VISIBILITIES } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { oneOf } from "../form/declaration.ts";
import { idOfPlace } from "../form/place.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";

const PATH = "declare.open";

/** Public or private, each with what it publishes. */
export function VisibilityChoice() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  return (
    <RadioGroup
      id={idOfPlace(PATH)}
      label={t(($) => $.wizard.fields[PATH])}
      tag={t(($) => $.common.required)}
      required
      options={VISIBILITIES.map((value) => ({
        value,
        label: t(($) => $.wizard.visibility[value].label),
        hint: t(($) => $.wizard.visibility[value].text),
      }))}
      value={oneOf(VISIBILITIES, context.values.fields[PATH])}
      onChange={(value) => send({ type: "field.changed", path: PATH, value })}
      error={shownError(t, PATH, context)}
    />
  );
}
