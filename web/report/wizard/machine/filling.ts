// The state in which the report is written: four things go on side by side, none waiting for another.
import { nextToPrepare } from "../../../attachments/attachment.ts";
import { wizardSetup } from "./setup.ts";

/** What the person types, chooses and asks for. */
const form = wizardSetup.createStateConfig({
  on: {
    "field.changed": { actions: "changeField" },
    "field.left": { actions: "leaveField" },
    "source.changed": { actions: "changeSource" },
    "source.opened": { actions: "openSource" },
    "source.added": { actions: "addSource" },
    "source.removed": { actions: "removeSource" },
    "files.added": { actions: "takeFiles" },
    "file.removed": { actions: "dropFile" },
    "kept.removed": { actions: "dropKept" },
    "term.agreed": { actions: "agree" },
    "terms.allAgreed": { actions: "agreeToAll" },
    "step.next": { guard: "stepIsGood", actions: "moveOn" },
    "step.back": { guard: "isNotFirst", actions: "moveBack" },
    "step.chosen": { guard: "isReached", actions: "moveTo" },
    "step.checked": { actions: "showWrong" },
    submitted: { guard: "canSubmit", target: "#wizard.submitting", actions: "forgetFailure" },
  },
});

/** Keeps the draft: after a second of quiet, one save at a time, and again after a failed one. */
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
        onDone: { target: "idle", actions: { type: "markSaved", params: ({ event }) => event.output } },
        onError: { target: "failed", actions: "markUnsaved" },
      },
    },
    failed: { after: { saveAgain: "saving" }, on: { "network.back": "saving", "page.hidden": "saving" } },
  },
});

/** Asks how often the address was reported, and which chain's form it has, as it is typed. */
const lookup = wizardSetup.createStateConfig({
  initial: "deciding",
  on: { "field.changed": { guard: "isAddress", target: ".deciding" } },
  states: {
    deciding: { always: [{ guard: "needsLookup", target: "quiet" }, { target: "idle" }] },
    idle: {},
    quiet: { after: { lookupQuiet: "looking" } },
    looking: {
      invoke: {
        src: "lookUp",
        input: ({ context }) => context.values.fields["declare.adrs"].trim(),
        onDone: { target: "idle", actions: { type: "takeLookup", params: ({ event }) => event.output } },
        onError: { target: "idle", actions: "markLookupFailed" },
      },
    },
  },
});

/** Prepares the chosen files one after another: a phone has not the memory for five pictures at once. */
const files = wizardSetup.createStateConfig({
  initial: "idle",
  states: {
    idle: { always: { guard: "isPreparing", target: "preparing" } },
    preparing: {
      invoke: { src: "prepareFile", input: ({ context }) => nextToPrepare(context.attached) },
      on: {
        "file.progress": { actions: "showFileProgress" },
        "file.ready": { target: "idle", actions: "takePrepared" },
        "file.refused": { target: "idle", actions: "rejectFile" },
        "file.removed": "idle",
      },
    },
  },
});

export const filling = wizardSetup.createStateConfig({ type: "parallel", states: { form, draft, lookup, files } });
