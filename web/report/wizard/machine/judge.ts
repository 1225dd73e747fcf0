// Queries on the context: may the user continue, and which errors are there.
import type { Chain } from "@sb/contracts/codes.ts";
import { nextToPrepare } from "../../../attachments/attachment.ts";
import { checkStep, type FieldError } from "../form/check.ts";
import type { FieldCode } from "../form/field-code.ts";
import { isPublishedText, isUnchecked, PUBLISHED_TEXTS, type PublishedText, passagesIn } from "../form/personal.ts";
import { type FieldPlace, stepOfPlace } from "../form/place.ts";
import { lookupOf, mismatchOf } from "../form/target.ts";
import { requiredAgreed } from "../form/terms.ts";
import { hasContent } from "../form/values.ts";
import {
  AFTER_OPTIONAL,
  fieldsOf,
  indexOfStep,
  LAST_STEP,
  STEP_NAMES,
  type StepName,
  sectionOf,
} from "../steps/order.ts";
import { isOpen, isQuick } from "../steps/path.ts";
import type { DraftId, FilesToKeep, Leaving } from "./actors.ts";
import type { Context } from "./context.ts";

/** The wizard's own validation errors on a screen: they block the next step. */
export function wrongOn(step: StepName, context: Context): readonly FieldError[] {
  const errors = checkStep(step, context.values);
  if (step === "consent" && !requiredAgreed(context.agreed)) return [{ place: "terms", code: "TERMS_NOT_AGREED" }];
  const code = step === "target" ? faultOfTarget(context) : undefined;
  if (code === undefined) return errors;
  // One thing is said of an address that fits no chain, not that a chain is missing as well.
  const rest = errors.filter(({ place }) => place !== "declare.adrs" && place !== "declare.chain");
  return [{ place: "declare.adrs", code }, ...rest];
}

/** The look-up's objection to the address: it is of another kind or chain, or everybody shares it. */
function faultOfTarget({ values, lookup }: Context): FieldCode | undefined {
  if (mismatchOf(values, lookup) !== undefined) return "ADDRESS_INVALID";
  return lookupOf(values.fields, lookup)?.shared && "TARGET_SHARED";
}

/** Texts on the screen, and those left before, that are still to be checked for personal information. */
export function uncheckedTexts(context: Context): readonly PublishedText[] {
  if (!willBePublic(context)) return [];
  const { step, left, values, checkedTexts } = context;
  const here: readonly FieldPlace[] = [...fieldsOf(step), ...left];
  return PUBLISHED_TEXTS.filter((path) => here.includes(path) && isUnchecked(path, values.fields, checkedTexts));
}

/** A report is public unless somebody has said otherwise; three questions make a private one. */
const willBePublic = (context: Context): boolean =>
  (context.values.fields["declare.open"] || openBefore(context)) === "PUBLIC";
const openBefore = (context: Context) => (isQuick(context) ? "PRIVATE" : "PUBLIC");

const personalOn = (step: StepName, context: Context): readonly FieldError[] =>
  willBePublic(context)
    ? fieldsOf(step)
        .filter(
          (path) => isPublishedText(path) && passagesIn(path, context.values.fields, context.checkedTexts).length > 0,
        )
        .map((place) => ({ place, code: "PERSONAL_INFORMATION" }))
    : [];

/** Plus the server's errors: shown, but not blocking, since only the server can tell whether they are fixed. */
export function errorsOn(step: StepName, context: Context): readonly FieldError[] {
  const own = wrongOn(step, context);
  const refused = context.refused.filter(({ place }) => stepOfPlace(place) === step);
  return [...own, ...personalOn(step, context), ...refused].filter(isFirstOfPlace);
}

const isFirstOfPlace = ({ place }: FieldError, index: number, errors: readonly FieldError[]): boolean =>
  errors.findIndex((error) => error.place === place) === index;

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

/** A text changed so lately that it is not checked for personal information yet. */
export const awaitsPersonal = (context: Context): boolean =>
  uncheckedTexts(context).some((path) => fieldsOf(context.step).includes(path));

/** A file chosen so lately that it is still being prepared. */
const awaitsFiles = (context: Context): boolean => context.step === "files" && isPreparing(context);

export const awaitsCheck = (context: Context): boolean =>
  awaitsLookup(context) || awaitsPersonal(context) || awaitsFiles(context);

const GUESSED: readonly FieldPlace[] = ["declare.declareType", "declare.chain"];

/** Whether the way on is open once the checks are done: the address's check may fill in its kind and its chain. */
export const mayWait = (context: Context): boolean =>
  awaitsCheck(context) &&
  wrongOn(context.step, context).every(({ place }) => awaitsLookup(context) && GUESSED.includes(place));

export const stepIsGood = (context: Context): boolean =>
  wrongOn(context.step, context).length === 0 &&
  !(context.step === "start" && context.happened === undefined) &&
  !awaitsFiles(context);

/** Among the optional questions, with nothing wrong on the screen. */
export const canSkipRest = (context: Context): boolean =>
  sectionOf(context.step) === "more" && !isReached(context, AFTER_OPTIONAL) && stepIsGood(context);

export const firstWrongStep = (context: Context): StepName | undefined =>
  STEP_NAMES.find((step) => wrongOn(step, context).length > 0);

export const canSubmit = (context: Context): boolean =>
  context.step === LAST_STEP && firstWrongStep(context) === undefined && !isPreparing(context);

/** A visitor logs in on the review, before the terms: what is agreed to is agreed to by the person who is logged in. */
export const canLogIn = (context: Context): boolean => context.step === "review" && !isPreparing(context);

export const leavingWith = (context: Context): Leaving => ({
  content: context,
  files: context.filesNotKept ? undefined : filesToKeep(context),
});

export const isReached = (context: Context, step: StepName): boolean =>
  isOpen(step, context) && indexOfStep(step) <= indexOfStep(context.furthest);

/** A change of a filed report is never saved as a draft: the draft belongs to the next new report. */
export const shouldSave = ({ mode, unsaved, values, savedAt }: Context): boolean =>
  mode.kind === "new" && unsaved && (hasContent(values) || savedAt !== undefined);

/** The draft to delete: the one the user was offered, or the one of this page. */
export const draftToDrop = ({ stored, draftId, revision }: Context): DraftId =>
  stored ? { draftId: stored.content.draftId, revision: stored.revision } : { draftId, revision };

/** Files that the device does not have yet, and those it has in vain. A file is kept once it is known to be accepted. */
export const filesToKeep = ({ attached, onDevice }: Context): FilesToKeep => ({
  add: attached.files.flatMap(({ id, ready }) => (ready && !onDevice.includes(id) ? [{ id, file: ready.sent }] : [])),
  remove: onDevice.filter((id) => !attached.files.some((file) => file.id === id)),
});

/** Only files of a new report: a changed one has no draft that they could come back with. */
export function shouldKeepFiles(context: Context): boolean {
  const { add, remove } = filesToKeep(context);
  return context.mode.kind === "new" && add.length + remove.length > 0;
}

export const needsLookup = ({ values, lookup }: Context): boolean => {
  const adrs = values.fields["declare.adrs"].trim();
  return adrs !== "" && lookup?.adrs !== adrs;
};
