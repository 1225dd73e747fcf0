import { CHAINS } from "@sb/contracts/codes.ts";
import { useText } from "../../../i18n/text.tsx";
import { SelectField } from "../../../ui/select-field.tsx";
import { oneOf } from "../form/declaration.ts";
import { idOfPlace } from "../form/place.ts";
import { isRequired } from "../form/rules.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";

const PATH = "declare.chain";

/** The chain or token: filled in from the address's form where the person has not chosen, and said so. */
export function ChainField() {
  const texts = useText();
  const { context, send } = useWizard();
  const { fields } = context.values;
  const required = isRequired(PATH, fields);
  const { chainGuessed, chainForSite, chainPlaceholder } = texts.wizard;
  const hint = context.chainIsGuess ? chainGuessed : required ? undefined : chainForSite;
  return (
    <SelectField
      id={idOfPlace(PATH)}
      label={texts.wizard.fields[PATH]}
      tag={required ? texts.common.required : texts.common.optional}
      required={required}
      placeholder={chainPlaceholder}
      options={CHAINS.map((chain) => ({ value: chain, label: texts.codes.chain[chain] }))}
      value={oneOf(CHAINS, fields[PATH])}
      onChange={(value) => send({ type: "field.changed", path: PATH, value })}
      error={shownError(texts, PATH, context)}
      hint={hint}
    />
  );
}
