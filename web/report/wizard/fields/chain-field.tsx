import { CHAINS } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { SelectField } from "../../../ui/fields/select-field.tsx";
import { oneOf } from "../form/declaration.ts";
import { idOfPlace } from "../form/place.ts";
import { isRequired } from "../form/rules.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";
import { useChainHint } from "./use-chain-hint.ts";

const PATH = "declare.chain";

/** The chain or token; prefilled from the address if the user has not chosen one, with a note. */
export function ChainField() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const { fields } = context.values;
  const required = isRequired(PATH, fields);
  const hint = useChainHint();
  return (
    <SelectField
      id={idOfPlace(PATH)}
      label={t(($) => $.wizard.fields[PATH])}
      tag={required ? t(($) => $.common.required) : t(($) => $.common.optional)}
      required={required}
      options={CHAINS.map((chain) => ({ value: chain, label: t(($) => $.codes.chain[chain]) }))}
      value={oneOf(CHAINS, fields[PATH])}
      onChange={(value) => send({ type: "field.changed", path: PATH, value })}
      error={shownError(t, PATH, context)}
      hint={hint}
    />
  );
}
