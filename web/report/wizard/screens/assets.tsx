import { CHAINS } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { WizardText } from "../fields/wizard-text.tsx";
import { oneOf } from "../form/declaration.ts";
import type { Fields } from "../form/values.ts";
import { useWizard } from "../parts/wizard-context.ts";

/** The chain's unit, such as BTC, or the name the reporter gave another chain. */
function unitOf(fields: Fields): string | undefined {
  const chain = oneOf(CHAINS, fields["declare.chain"]);
  return chain === "OTHER" ? fields["declare.customChain"].trim() || undefined : chain;
}

/** The loss: amount, transaction, wallet. */
export function Assets() {
  const { t } = useTranslation();
  const unit = unitOf(useWizard().context.values.fields);
  return (
    <>
      <WizardText
        path="declare.dmgVolume"
        hint={unit ? t(($) => $.wizard.volumeHint, { unit }) : t(($) => $.wizard.volumeHintNoUnit)}
        counted
      />
      <WizardText path="declare.dmgHash" mono />
      <WizardText path="declare.dmgAdrs" mono />
    </>
  );
}
