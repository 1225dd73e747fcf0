import { useTranslation } from "react-i18next";
import { isRequired } from "../form/rules.ts";
import { lookupOf } from "../form/target.ts";
import { useWizard } from "../parts/wizard-context.ts";

/** The hint below the chain: it was guessed from the address, or when to choose one; none where it must be chosen. */
export function useChainHint(): string | undefined {
  const { t } = useTranslation();
  const { values, chainIsGuess, lookup } = useWizard().context;
  // While the address is being changed, the guess is about the former one.
  if (chainIsGuess && lookupOf(values.fields, lookup) !== undefined) return t(($) => $.wizard.chainGuessed);
  return isRequired("declare.chain", values.fields) ? undefined : t(($) => $.wizard.chainForSite);
}
