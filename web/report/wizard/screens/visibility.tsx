import { VISIBILITIES } from "@sb/contracts/codes.ts";
import { useText } from "../../../i18n/text.tsx";
import { RadioGroup } from "../../../ui/radio-group.tsx";
import { oneOf } from "../form/declaration.ts";
import { idOfPlace } from "../form/place.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";

const PATH = "declare.open";

/** Public or private, each with what it publishes. */
export function VisibilityChoice() {
  const texts = useText();
  const { context, send } = useWizard();
  const { visibility, fields } = texts.wizard;
  return (
    <RadioGroup
      id={idOfPlace(PATH)}
      label={fields[PATH]}
      tag={texts.common.required}
      required
      options={VISIBILITIES.map((value) => ({ value, label: visibility[value].label, hint: visibility[value].text }))}
      value={oneOf(VISIBILITIES, context.values.fields[PATH])}
      onChange={(value) => send({ type: "field.changed", path: PATH, value })}
      error={shownError(texts, PATH, context)}
    />
  );
}
