import { DECLARE_TYPES } from "@sb/contracts/codes.ts";
import { lazy, Suspense } from "react";
import { useTranslation } from "react-i18next";
import { withTexts } from "../../../i18n/load.ts";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { AddressField } from "../fields/address-field.tsx";
import { SelectToCome } from "../fields/select-to-come.tsx";
import { useChainHint } from "../fields/use-chain-hint.ts";
import { WizardText } from "../fields/wizard-text.tsx";
import { oneOf } from "../form/declaration.ts";
import { idOfPlace } from "../form/place.ts";
import { shownError } from "../parts/error-text.ts";
import { useWizard } from "../parts/wizard-context.ts";
import styles from "./screens.module.css";

// The chain select is as heavy as the rest of the wizard, so it loads with this screen.
const ChainField = lazy(async () => ({ default: (await import("../fields/chain-field.tsx")).ChainField }));

const OtherTargets = lazy(async () => ({
  default: (await withTexts(["others", "target", "wizard"], () => import("../others/other-targets.tsx"))).OtherTargets,
}));

/** The reported address or site, and its chain. */
export function Target() {
  const hint = useChainHint();
  const { mode, values } = useWizard().context;
  const isFirstThere = values.fields["declare.adrs"] !== "" || values.others.length > 0;
  return (
    <>
      <KindField />
      <AddressField />
      <Suspense fallback={<SelectToCome path="declare.chain" hint={hint} />}>
        <ChainField />
      </Suspense>
      <WizardText path="declare.customChain" />
      {mode.kind === "new" && isFirstThere && (
        <Suspense fallback={null}>
          <OtherTargets />
        </Suspense>
      )}
    </>
  );
}

function KindField() {
  const { t } = useTranslation();
  const { context, send } = useWizard();
  const path = "declare.declareType";
  return (
    <RadioGroup
      id={idOfPlace(path)}
      label={t(($) => $.wizard.fields[path])}
      tag={t(($) => $.common.required)}
      required
      className={styles.halves}
      options={DECLARE_TYPES.map((value) => ({ value, label: t(($) => $.codes.declareType[value]) }))}
      value={oneOf(DECLARE_TYPES, context.values.fields[path])}
      onChange={(value) => send({ type: "field.changed", path, value })}
      error={shownError(t, path, context)}
    />
  );
}
