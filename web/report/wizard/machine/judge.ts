// Queries on the context: may the user continue, and which errors are there.
import type { Chain } from "@sb/contracts/codes.ts";
import { nextToPrepare } from "../../../attachments/attachment.ts";
import { checkStep, type FieldError } from "../form/check.ts";
import { stepOfPlace } from "../form/place.ts";
import { mismatchOf } from "../form/target.ts";
import { requiredAgreed } from "../form/terms.ts";
import { hasContent } from "../form/values.ts";
import { AFTER_OPTIONAL, indexOfStep, LAST_STEP, STEP_NAMES, type StepName, sectionOf } from "../steps/order.ts";
import { isOpen } from "../steps/path.ts";
import type { Context } from "./context.ts";

/** The wizard's own validation errors on a screen: they block the next step. */
export function wrongOn(step: StepName, context: Context): readonly FieldError[] {
  const errors = checkStep(step, context.values);
  if (step === "consent" && !requiredAgreed(context.agreed)) return [{ place: "terms", code: "TERMS_NOT_AGREED" }];
  if (step !== "target" || mismatchOf(context.values, context.lookup) === undefined) return errors;
  return [
    { place: "declare.adrs", code: "ADDRESS_INVALID" },
    ...errors.filter(({ place }) => place !== "declare.adrs"),
  ];
}

/** Plus the server's errors: shown, but not blocking, since only the server can tell whether they are fixed. */
export function errorsOn(step: StepName, context: Context): readonly FieldError[] {
  const own = wrongOn(step, context);
  const refused = context.refused.filter(({ place }) => stepOfPlace(place) === step);
  return [...own, ...refused.filter(({ place }) => !own.some((error) => error.place === place))];
}

/** The errors to show at the fields: after the field was blurred or the screen was checked. */
export const shownOn = (step: StepName, context: Context): readonly FieldError[] =>
  errorsOn(step, context).filter(
    (error) => context.checks > 0 || context.left.includes(error.place) || context.refused.includes(error),
  );

/** Suggested chains for an address that does not fit its chain. */
export const chainsToOffer = (context: Context): readonly Chain[] =>
  mismatchOf(context.values, context.lookup) ?? context.likelyChains;

export const isPreparing = ({ attached }: Context): boolean => nextToPrepare(attached) !== undefined;

/** The address changed so lately that it is not checked yet. Where the check failed, the server's at filing is the next. */
export const awaitsLookup = (context: Context): boolean =>
  context.step === "target" && needsLookup(context) && !context.lookupFailed;

export const stepIsGood = (context: Context): boolean =>
  wrongOn(context.step, context).length === 0 &&
  !(context.step === "start" && context.happened === undefined) &&
  !(context.step === "files" && isPreparing(context));

/** Among the optional questions, with nothing wrong on the screen. */
export const canSkipRest = (context: Context): boolean =>
  sectionOf(context.step) === "more" && !isReached(context, AFTER_OPTIONAL) && stepIsGood(context);

export const firstWrongStep = (context: Context): StepName | undefined =>
  STEP_NAMES.find((step) => wrongOn(step, context).length > 0);

export const canSubmit = (context: Context): boolean =>
  context.step === LAST_STEP && firstWrongStep(context) === undefined && !isPreparing(context);

export const isReached = (context: Context, step: StepName): boolean =>
  isOpen(step, context) && indexOfStep(step) <= indexOfStep(context.furthest);

/** A change of a filed report is never saved as a draft: the draft belongs to the next new report. */
export const shouldSave = ({ mode, unsaved, values, savedAt }: Context): boolean =>
  mode.kind === "new" && unsaved && (hasContent(values) || savedAt !== undefined);

export const needsLookup = ({ values, lookup }: Context): boolean => {
  const adrs = values.fields["declare.adrs"].trim();
  return adrs !== "" && lookup?.adrs !== adrs;
};
