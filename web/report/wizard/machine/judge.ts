// Questions about the context: may the person go on, and what is wrong.
import type { Chain } from "@sb/contracts/codes.ts";
import { nextToPrepare } from "../../../attachments/attachment.ts";
import { checkStep, type FieldError } from "../form/check.ts";
import { stepOfPlace } from "../form/place.ts";
import { mismatchOf } from "../form/target.ts";
import { requiredAgreed } from "../form/terms.ts";
import { hasContent } from "../form/values.ts";
import { indexOfStep, LAST_STEP, STEP_NAMES, type StepName } from "../steps/order.ts";
import type { Context } from "./context.ts";

/** What the wizard itself finds wrong on a screen: it blocks the way on. */
export function wrongOn(step: StepName, context: Context): readonly FieldError[] {
  const errors = checkStep(step, context.values);
  if (step === "consent" && !requiredAgreed(context.agreed)) return [{ place: "terms", code: "TERMS_NOT_AGREED" }];
  if (step !== "basics" || mismatchOf(context.values, context.lookup) === undefined) return errors;
  return [
    { place: "declare.adrs", code: "ADDRESS_INVALID" },
    ...errors.filter(({ place }) => place !== "declare.adrs"),
  ];
}

/** And what the server found there: shown, but only the server can say whether it is mended. */
export function errorsOn(step: StepName, context: Context): readonly FieldError[] {
  const own = wrongOn(step, context);
  const refused = context.refused.filter(({ place }) => stepOfPlace(place) === step);
  return [...own, ...refused.filter(({ place }) => !own.some((error) => error.place === place))];
}

/** What the person is shown beside the fields: once the field was left, or the screen was checked. */
export const shownOn = (step: StepName, context: Context): readonly FieldError[] =>
  errorsOn(step, context).filter(
    (error) => context.checks > 0 || context.left.includes(error.place) || context.refused.includes(error),
  );

/** The chains offered as one-tap mends for an address that fits not its chain. */
export const chainsToOffer = (context: Context): readonly Chain[] =>
  mismatchOf(context.values, context.lookup) ?? context.likelyChains;

export const isPreparing = ({ attached }: Context): boolean => nextToPrepare(attached) !== undefined;

export const stepIsGood = (context: Context): boolean =>
  wrongOn(context.step, context).length === 0 && !(context.step === "files" && isPreparing(context));

export const firstWrongStep = (context: Context): StepName | undefined =>
  STEP_NAMES.find((step) => wrongOn(step, context).length > 0);

export const canSubmit = (context: Context): boolean =>
  context.step === LAST_STEP && firstWrongStep(context) === undefined && !isPreparing(context);

export const isReached = ({ furthest }: Context, step: StepName): boolean => indexOfStep(step) <= indexOfStep(furthest);

/** A change of a filed report is never kept as the draft: the draft is of the next new one. */
export const shouldSave = ({ mode, unsaved, values, savedAt }: Context): boolean =>
  mode.kind === "new" && unsaved && (hasContent(values) || savedAt !== undefined);

export const needsLookup = ({ values, lookup }: Context): boolean => {
  const adrs = values.fields["declare.adrs"].trim();
  return adrs !== "" && lookup?.adrs !== adrs;
};
