// Pure context updates for navigation and server results; setup.ts names them as actions.
import type { StoredFile } from "@sb/contracts/files.ts";
import type { LookedUp } from "@sb/contracts/report/lookup-wire.ts";
import { type Attached, isFileRefusal, reject } from "../../../attachments/attachment.ts";
import type { DeviceFile } from "../../../attachments/device/device-files.ts";
import type { FieldError } from "../form/check.ts";
import type { CheckedTexts } from "../form/personal.ts";
import { sourcePlace, stepOfPlace } from "../form/place.ts";
import { guessFrom, withoutRest } from "../form/target.ts";
import type { Values } from "../form/values.ts";
import { AFTER_OPTIONAL, FIRST_STEP, isAfter, STEP_NAMES, type StepName } from "../steps/order.ts";
import { isQuick, stepAfter, stepBefore } from "../steps/path.ts";
import type { FilesKept } from "./actors.ts";
import { type Context, type DraftChanged, type Failure, type Saved, startOf } from "./context.ts";
import type { EventOf } from "./events.ts";
import { awaitsCheck, errorsOn, firstWrongStep, uncheckedTexts } from "./judge.ts";

type Change = Partial<Context>;

const further = (a: StepName, b: StepName): StepName => (isAfter(a, b) ? a : b);

export const moveTo = (context: Context, step: StepName): Change => ({
  step,
  furthest: further(context.furthest, step),
  ...(step === "review" && isQuick(context) ? { values: withVisibility(context.values) } : {}),
  checks: 0,
  summary: [],
  goingTo: undefined,
  // The current screen is part of the draft, if there is one.
  ...(context.touched ? { unsaved: true } : {}),
});

/** Who answers three questions only publishes nothing without being asked. */
function withVisibility(values: Values): Values {
  const open = values.fields["declare.open"] || "PRIVATE";
  return { ...values, fields: { ...values.fields, "declare.open": open } };
}

export const moveNext = (context: Context): Change => moveTo(context, stepAfter(context.step, context));
export const moveBack = (context: Context): Change => moveTo(context, stepBefore(context.step, context));

/** The first question was answered while a draft was looked for, and there is none. */
export const beginAsAnswered = (context: Context): Change =>
  context.happened && context.step === FIRST_STEP ? moveNext(context) : {};

/** Another answer is another path: its screens are not reached yet. */
export function answerHappened(context: Context, { happened }: EventOf<"happened.answered">): Change {
  const isOther = context.happened !== undefined && context.happened !== happened;
  const flow = { ...context, happened, ...(isOther ? { isWidened: false, furthest: FIRST_STEP } : {}) };
  return { happened, isWidened: flow.isWidened, ...moveNext(flow) };
}

/** Goes to the first question that was left out. */
export const widenPath = (context: Context): Change => ({
  isWidened: true,
  ...moveTo({ ...context, isWidened: true }, "title"),
  furthest: "title",
});

/** Goes to the first screen after the optional questions. */
export const skipRest = (context: Context): Change => moveTo(context, AFTER_OPTIONAL);

/** Remembers where the user wants to go: `goOn` takes them there once all is checked. */
export const waitToMoveNext = (context: Context): Change => ({ goingTo: stepAfter(context.step, context) });
export const waitToMoveTo = (_: Context, step: StepName): Change => ({ goingTo: step });

/** All is checked: goes where the user wanted, or shows what is wrong, or what should better not be published. */
export function goOn(context: Context): Change {
  if (context.goingTo === undefined || awaitsCheck(context)) return {};
  return errorsOn(context.step, context).length === 0
    ? moveTo(context, context.goingTo)
    : { ...showWrong(context), goingTo: undefined };
}

/** Shows this screen's errors; on the last screen, with all terms agreed, goes to the first screen with errors. */
export function showWrong(context: Context): Change {
  const step = (context.step === "consent" && firstWrongStep(context)) || context.step;
  const checks = context.checks + 1;
  return { ...(step === context.step ? {} : moveTo(context, step)), checks, summary: errorsOn(step, context) };
}

/** Continues the offered draft. */
export function takeDraft({ stored }: Context): Change {
  if (!stored) return {};
  const { content, savedAt, revision } = stored;
  return { ...content, savedAt, revision, stored: undefined, unsaved: revision === undefined };
}

/** Takes the other one of two drafts; an empty form where that was filed or discarded. */
export function takeOther({ mode, newId, changed }: Context): Change {
  const start = startOf({ mode, newId });
  return { ...start, ...takeDraft({ ...start, stored: changed?.other }) };
}

/** Keeps this page's one of two drafts: the next save names the other's revision. */
export const keepMine = ({ changed }: Context): Change => ({ revision: changed?.other?.revision, changed: undefined });

export const markSaved = (_: Context, result: Saved | DraftChanged): Change =>
  "other" in result ? { changed: result, unsaved: true } : result;

/** The attachments come back as they were chosen, and are prepared anew. */
export function restoreFiles({ attached, onDevice }: Context, found: readonly DeviceFile[]): Change {
  const files = found.map(({ id, file }) => ({ id, original: file, progress: 0 }));
  return { attached: { ...attached, files }, onDevice: [...onDevice, ...files.map(({ id }) => id)] };
}

/** A file that is rejected keeps the user on the screen that says why. */
export const takeAttached = ({ attached: before }: Context, attached: Attached): Change =>
  attached.rejected.length > before.rejected.length ? { attached, goingTo: undefined } : { attached };

export function markFilesKept({ draftId, onDevice }: Context, kept: FilesKept): Change {
  if (kept.draftId !== draftId) return {};
  return { onDevice: [...onDevice.filter((id) => !kept.removed.includes(id)), ...kept.added], filesNotKept: false };
}

/** Starts over with an empty form; the first question may be answered already. */
export const startOver = ({ mode, newId, happened }: Context): Change =>
  startOf({ mode: mode.kind === "new" ? { ...mode, happened } : mode, newId });

export type LoadedReport = {
  readonly values: Values;
  readonly kept: readonly StoredFile[];
  readonly deletionPending: boolean;
};

/** A user's own report: opens at the review, from where each screen is reached, since all was filled in before. */
export function takeReport({ attached }: Context, report: LoadedReport | undefined): Change {
  if (!report) return {};
  return { values: report.values, attached: { ...attached, kept: report.kept }, step: "review", furthest: "review" };
}

export function takeLookup(context: Context, found: LookedUp): Change {
  const lookup = withoutRest(found);
  const { values, chainIsGuess } = guessFrom(withAddress(context.values, lookup.adrs), lookup, context.chainIsGuess);
  return { lookup, lookupFailed: false, values, chainIsGuess };
}

function withAddress(values: Values, adrs: string): Values {
  if (values.fields["declare.adrs"].trim() === adrs) return values;
  return { ...values, fields: { ...values.fields, "declare.adrs": adrs } };
}

/** Where the check failed, the server's at filing is the next. */
export const skipPersonal = (context: Context): Change => ({
  checkedTexts: Object.fromEntries([
    ...Object.entries(context.checkedTexts),
    ...uncheckedTexts(context).map((path) => [path, { text: context.values.fields[path].trim(), passages: [] }]),
  ]),
});

export const takePersonal = ({ checkedTexts }: Context, found: CheckedTexts): Change => ({
  checkedTexts: { ...checkedTexts, ...found },
});

/** The server rejected the report: goes to the first screen with an error and shows it. */
export function takeRefusal(context: Context, failure: Failure): Change {
  const fields = failure.fields.map((error) => toFormRow(context, error));
  const named = fields.map(({ place }) => stepOfPlace(place));
  const first = STEP_NAMES.find((step) => named.includes(step));
  const told: Change = {
    failure,
    attached: rejectNamed(context.attached, fields),
    refused: fields.filter(({ place }) => !place.startsWith("files.")),
    likelyChains: failure.likelyChains,
    progress: 0,
  };
  if (first === undefined) return told;
  const summary = errorsOn(first, { ...context, ...told });
  return { ...told, ...moveTo(context, first), checks: context.checks + 1, summary };
}

/** The server counts only the sources it was sent; the form also has blank rows between them. */
function toFormRow({ values }: Context, error: FieldError): FieldError {
  const index = /^declare\.etcSrc\.(\d+)\./u.exec(error.place)?.[1];
  if (index === undefined) return error;
  const sent = values.sources.flatMap(({ src }, row) => (src.trim() === "" ? [] : [row]));
  return { ...error, place: sourcePlace(sent[Number(index)] ?? 0) };
}

/** Removes a file that the server rejected, and shows its name with the reason. */
function rejectNamed(attached: Attached, fields: readonly FieldError[]): Attached {
  return fields.reduce((rest, { place, code }) => {
    const index = /^files\.(\d+)$/u.exec(place)?.[1];
    const file = index === undefined ? undefined : attached.files[Number(index)];
    return file && isFileRefusal(code) ? reject(rest, file.id, code) : rest;
  }, attached);
}
