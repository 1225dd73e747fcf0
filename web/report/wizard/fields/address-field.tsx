// The address or site: checked and looked up while typing, with a one-tap fix.

import { DECLARE_TYPES } from "@sb/contracts/codes.ts";
import { useTranslation } from "react-i18next";
import { ScanButton } from "../../../scan/scan-button.tsx";
import { oneOf } from "../form/declaration.ts";
import { useWizard } from "../parts/wizard-context.ts";
import { AddressFix } from "./address-fix.tsx";
import { LookupNote } from "./lookup-note.tsx";
import { WizardText } from "./wizard-text.tsx";

const PATH = "declare.adrs";

export function AddressField() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const kind = oneOf(DECLARE_TYPES, context.values.fields["declare.declareType"]);
  return (
    <div>
      <WizardText path={PATH} mono {...(kind && { label: t(($) => $.wizard.adrsOf[kind]) })} />
      <ScanButton onText={(value) => send({ type: "field.changed", path: PATH, value })} />
      <AddressFix />
      <LookupNote />
    </div>
  );
}
