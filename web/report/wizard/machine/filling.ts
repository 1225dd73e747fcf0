// The state of filling in the form: parallel regions.
import { nextToPrepare } from "../../../attachments/attachment.ts";
import { filesToKeep, uncheckedTexts } from "./judge.ts";
import { wizardSetup } from "./setup.ts";

/** User input. */
const form = wizardSetup.createStateConfig({
  on: {
    "field.changed": { actions: "changeField" },
    "field.blurred": { actions: "blurField" },
    "personal.moved": { actions: "movePersonal" },
    "source.changed": { actions: "changeSource" },
    "source.opened": { actions: "openSource" },
    "source.added": { actions: "addSource" },
    "source.removed": { actions: "removeSource" },
    "others.changed": { actions: "changeOthers" },
    "files.added": { actions: "takeFiles" },
    "file.removed": { actions: "dropFile" },
    "kept.removed": { actions: "dropKept" },
    "upload.chosen": { actions: "chooseUpload" },
    "term.agreed": { actions: "agree" },
    "terms.agreed": { actions: "agreeToAll" },
    "happened.answered": { guard: "isOnStart", actions: "answerHappened" },
    "path.widened": { guard: "isQuick", actions: "widenPath" },
    "step.next": [
      { guard: "nextAwaitsCheck", actions: "waitToMoveNext" },
      { guard: "stepIsGood", actions: "moveNext" },
    ],
    "step.back": { guard: "isNotFirst", actions: "moveBack" },
    "step.chosen": [
      { guard: "chosenAwaitsCheck", actions: "waitToMoveTo" },
      { guard: "isReached", actions: "moveTo" },
    ],
    "rest.skipped": { guard: "canSkipRest", actions: "skipRest" },
    "step.checked": { actions: "showWrong" },
    "login.wanted": { guard: "canLogIn", target: "#wizard.leaving" },
    "report.submitted": { guard: "canSubmit", target: "#wizard.submitting", actions: "forgetFailure" },
  },
});

/** Saves the draft: debounced by a second, one save at a time, retried after a failure. */
const draft = wizardSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: { always: { guard: "shouldSave", target: "quiet" } },
    quiet: {
      on: {
        "field.changed": { target: "quiet", reenter: true },
        "source.changed": { target: "quiet", reenter: true },
        "page.hidden": "saving",
      },
      after: { draftQuiet: "saving" },
    },
    saving: {
      entry: "markSaving",
      invoke: {
        src: "saveDraft",
        input: ({ context }) => context,
        onDone: [
          {
            guard: { type: "isChanged", params: ({ event }) => event.output },
            target: "changed",
            actions: { type: "markSaved", params: ({ event }) => event.output },
          },
          { target: "idle", actions: { type: "markSaved", params: ({ event }) => event.output } },
        ],
        onError: { target: "failed", actions: "markUnsaved" },
      },
    },
    /** Another tab saved the draft meanwhile: nothing is saved until the user has said which to keep. */
    changed: {
      on: {
        "draft.kept": { target: "saving", actions: "keepMine" },
        "draft.taken": { target: "#wizard.entering.findingFiles", actions: "takeOther" },
      },
    },
    failed: { after: { saveAgain: "saving" }, on: { "network.restored": "saving", "page.hidden": "saving" } },
  },
});

/**
 * Looks up the address while typing: how often it was reported, and which chains it fits. Who wants to go on meanwhile
 * waits for the answer.
 */
const lookup = wizardSetup.createStateConfig({
  initial: "deciding",
  on: { "field.changed": { guard: "isAddress", target: ".deciding" } },
  states: {
    deciding: { always: [{ guard: "needsLookup", target: "quiet" }, { target: "idle" }] },
    idle: {},
    quiet: {
      after: { lookupQuiet: "looking" },
      on: {
        "step.next": { guard: "nextAwaitsLookup", target: "looking" },
        "step.chosen": { guard: "chosenAwaitsLookup", target: "looking" },
      },
    },
    looking: {
      invoke: {
        src: "lookUp",
        input: ({ context }) => context.values.fields["declare.adrs"].trim(),
        onDone: { target: "idle", actions: [{ type: "takeLookup", params: ({ event }) => event.output }, "goOn"] },
        onError: { target: "idle", actions: ["markLookupFailed", "goOn"] },
      },
    },
  },
});

/** Looks for personal information in a text as its field is left, or as the user goes on, who then waits for the answer. */
const personal = wizardSetup.createStateConfig({
  initial: "idle",
  states: {
    deciding: { always: [{ guard: "isHeldByPersonal", target: "checking" }, { target: "idle" }] },
    idle: {
      on: {
        "field.blurred": { guard: "isLeftUnchecked", target: "checking" },
        "step.next": { guard: "nextAwaitsPersonal", target: "checking" },
        "step.chosen": { guard: "chosenAwaitsPersonal", target: "checking" },
      },
    },
    checking: {
      // Here and not on the region: reentering a region would start all the others anew.
      on: { "field.blurred": { guard: "isLeftUnchecked", target: "checking", reenter: true } },
      invoke: {
        src: "findPersonal",
        input: ({ context }) =>
          uncheckedTexts(context).map((path) => ({ path, text: context.values.fields[path].trim() })),
        onDone: {
          target: "deciding",
          actions: [{ type: "takePersonal", params: ({ event }) => event.output }, "goOn"],
        },
        onError: { target: "deciding", actions: ["skipPersonal", "goOn"] },
      },
    },
  },
});

/**
 * Prepares the chosen files one at a time: a phone lacks the memory for five images at once. Who wants to go on
 * meanwhile waits for the last of them.
 */
const files = wizardSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: { always: { guard: "isPreparing", target: "preparing" } },
    preparing: {
      invoke: { src: "prepareFile", input: ({ context }) => nextToPrepare(context.attached) },
      on: {
        "file.progress": { actions: "showFileProgress" },
        "file.ready": { target: "idle", actions: ["takePrepared", "goOn"] },
        "file.refused": { target: "idle", actions: "rejectFile" },
        "file.removed": "idle",
      },
    },
  },
});

/** Keeps the attachments on this device, so that they survive a reload. Where it can't, the user is told. */
const device = wizardSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: { always: { guard: "shouldKeepFiles", target: "keeping" } },
    keeping: {
      invoke: {
        src: "keepFiles",
        input: ({ context }) => ({ draftId: context.draftId, ...filesToKeep(context) }),
        onDone: { target: "idle", actions: { type: "markFilesKept", params: ({ event }) => event.output } },
        onError: { target: "failed", actions: "markFilesNotKept" },
      },
    },
    failed: { on: { "file.ready": "idle", "file.removed": "idle" } },
  },
});

export const filling = wizardSetup.createStateConfig({
  type: "parallel",
  states: { form, draft, lookup, personal, files, device },
});
