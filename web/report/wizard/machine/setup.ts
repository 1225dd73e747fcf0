// The machine's effects, guards, actions and delays by name. Their implementations are pure functions in other files.
import type { LookedUp } from "@sb/contracts/report/lookup-wire.ts";
import { assertEvent, assign, setup } from "xstate";
import { reject, setProgress, setReady } from "../../../attachments/attachment.ts";
import type { DeviceFile } from "../../../attachments/device/device-files.ts";
import type { CheckedTexts } from "../form/personal.ts";
import { isAfter } from "../steps/order.ts";
import { isQuick, stepBefore } from "../steps/path.ts";
import { actorsFor, type FilesKept, type LeftFor, NO_EFFECTS } from "./actors.ts";
import type { Context, DraftChanged, Input, Saved, StoredDraft } from "./context.ts";
import * as edits from "./edits.ts";
import type { EventOf, WizardEvent } from "./events.ts";
import * as judge from "./judge.ts";
import * as moves from "./moves.ts";

type Change<Type extends WizardEvent["type"]> = (context: Context, event: EventOf<Type>) => Partial<Context>;

/** An action for exactly one event type. */
const by = <Type extends WizardEvent["type"]>(type: Type, change: Change<Type>) =>
  assign<Context, WizardEvent, undefined, WizardEvent, never>(({ context, event }) => {
    assertEvent(event, type as WizardEvent["type"]);
    return change(context, event as EventOf<Type>);
  });

/** Only the way forward waits for checks. */
const isForward = (context: Context, event: WizardEvent): boolean =>
  event.type === "step.chosen" && judge.isReached(context, event.step) && isAfter(event.step, context.step);

export const wizardSetup = setup({
  types: { context: {} as Context, events: {} as WizardEvent, input: {} as Input },
  actors: actorsFor(NO_EFFECTS),
  delays: {
    /** Milliseconds: debounce of draft saves and lookups; delay before a save is retried. */
    draftQuiet: 1_000,
    lookupQuiet: 400,
    saveAgain: 5_000,
  },
  guards: {
    isModify: ({ context }) => context.mode.kind === "modify",
    draftResumes: (_, draft: StoredDraft | undefined) => draft?.isResumed === true,
    isLeft: (_, left: LeftFor) => left === "LEFT",
    areFilesLost: (_, left: LeftFor) => left === "FILES_NOT_KEPT",
    canLogIn: ({ context }) => judge.canLogIn(context),
    draftFound: (_, draft: StoredDraft | undefined) => draft !== undefined,
    reportMissing: (_, report: moves.LoadedReport | undefined) => report === undefined,
    deletionPending: (_, report: moves.LoadedReport | undefined) => report?.deletionPending ?? false,
    isReached: ({ context, event }) => event.type === "step.chosen" && judge.isReached(context, event.step),
    isNotFirst: ({ context }) => stepBefore(context.step, context) !== context.step,
    isOnStart: ({ context }) => context.step === "start",
    isQuick: ({ context }) => isQuick(context),
    nextAwaitsCheck: ({ context }) => judge.mayWait(context),
    chosenAwaitsCheck: ({ context, event }) => isForward(context, event) && judge.awaitsCheck(context),
    nextAwaitsPersonal: ({ context }) => judge.awaitsPersonal(context) && judge.mayWait(context),
    chosenAwaitsPersonal: ({ context, event }) => isForward(context, event) && judge.awaitsPersonal(context),
    /** A move waits for a text that has changed meanwhile. */
    isHeldByPersonal: ({ context }) => context.goingTo !== undefined && judge.awaitsPersonal(context),
    isLeftUnchecked: ({ context, event }) =>
      event.type === "field.blurred" &&
      judge.uncheckedTexts({ ...context, left: [...context.left, event.place] }).some((path) => path === event.place),
    nextAwaitsLookup: ({ context }) => judge.awaitsLookup(context) && judge.mayWait(context),
    chosenAwaitsLookup: ({ context, event }) => isForward(context, event) && judge.awaitsLookup(context),
    stepIsGood: ({ context }) => context.step !== "consent" && judge.stepIsGood(context),
    canSkipRest: ({ context }) => judge.canSkipRest(context),
    canSubmit: ({ context }) => judge.canSubmit(context),
    isChanged: (_, result: Saved | DraftChanged) => "other" in result,
    shouldKeepFiles: ({ context }) => judge.shouldKeepFiles(context),
    shouldSave: ({ context }) => judge.shouldSave(context),
    needsLookup: ({ context }) => judge.needsLookup(context),
    isPreparing: ({ context }) => judge.isPreparing(context),
    isAddress: ({ event }) => event.type === "field.changed" && event.path === "declare.adrs",
  },
  actions: {
    changeField: by("field.changed", edits.changeField),
    movePersonal: by("personal.moved", edits.movePersonal),
    blurField: by("field.blurred", edits.blurField),
    changeSource: by("source.changed", edits.changeSource),
    openSource: by("source.opened", edits.openSource),
    addSource: by("source.added", edits.addSource),
    removeSource: by("source.removed", edits.removeSource),
    changeOthers: by("others.changed", edits.changeOthers),
    takeFiles: by("files.added", edits.takeFiles),
    dropFile: by("file.removed", edits.dropFile),
    dropKept: by("kept.removed", edits.dropKept),
    chooseUpload: by("upload.chosen", edits.chooseUpload),
    agree: by("term.agreed", edits.agree),
    agreeToAll: by("terms.agreed", edits.agreeToAll),
    noteHappened: by("happened.answered", (_, { happened }) => ({ happened })),
    beginAsAnswered: assign(({ context }) => moves.beginAsAnswered(context)),
    answerHappened: by("happened.answered", moves.answerHappened),
    widenPath: assign(({ context }) => moves.widenPath(context)),
    waitToMoveNext: assign(({ context }) => moves.waitToMoveNext(context)),
    waitToMoveTo: by("step.chosen", (context, { step }) => moves.waitToMoveTo(context, step)),
    goOn: assign(({ context }) => moves.goOn(context)),
    moveNext: assign(({ context }) => moves.moveNext(context)),
    moveBack: assign(({ context }) => moves.moveBack(context)),
    moveTo: by("step.chosen", (context, { step }) => moves.moveTo(context, step)),
    skipRest: assign(({ context }) => moves.skipRest(context)),
    showWrong: assign(({ context }) => moves.showWrong(context)),
    offerDraft: assign((_, stored: StoredDraft | undefined) => ({ stored })),
    takeDraft: assign(({ context }) => moves.takeDraft(context)),
    startOver: assign(({ context }) => moves.startOver(context)),
    takeReport: assign(({ context }, report: moves.LoadedReport | undefined) => moves.takeReport(context, report)),
    markSaving: assign({ unsaved: false }),
    markSaved: assign(({ context }, result: Saved | DraftChanged) => moves.markSaved(context, result)),
    keepMine: assign(({ context }) => moves.keepMine(context)),
    takeOther: assign(({ context }) => moves.takeOther(context)),
    restoreFiles: assign(({ context }, found: readonly DeviceFile[]) => moves.restoreFiles(context, found)),
    markFilesKept: assign(({ context }, kept: FilesKept) => moves.markFilesKept(context, kept)),
    markFilesNotKept: assign({ filesNotKept: true }),
    markUnsaved: assign({ unsaved: true }),
    takeLookup: assign(({ context }, lookup: LookedUp) => moves.takeLookup(context, lookup)),
    takePersonal: assign(({ context }, found: CheckedTexts) => moves.takePersonal(context, found)),
    skipPersonal: assign(({ context }) => moves.skipPersonal(context)),
    markLookupFailed: assign({ lookupFailed: true }),
    showFileProgress: by("file.progress", ({ attached }, { id, share }) => ({
      attached: setProgress(attached, id, share),
    })),
    takePrepared: by("file.ready", (context, { id, prepared }) =>
      moves.takeAttached(context, setReady(context.attached, id, prepared)),
    ),
    rejectFile: by("file.refused", (context, { id, code }) =>
      moves.takeAttached(context, reject(context.attached, id, code)),
    ),
    forgetFailure: assign({ failure: undefined, refused: [], likelyChains: [], progress: 0 }),
    showProgress: by("submit.progress", (_, { share }) => ({ progress: share })),
    takeRefusal: by("submit.refused", (context, { failure }) => moves.takeRefusal(context, failure)),
    takeReceipt: by("submit.accepted", (_, { dclrSeq }) => ({
      dclrSeq,
      touched: false,
      unsaved: false,
      failure: undefined,
    })),
  },
});
