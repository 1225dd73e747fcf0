// The wizard as a state machine: entry, writing, sending, receipt. Everything it names stands in setup.ts.
import { startOf } from "./context.ts";
import { filling } from "./filling.ts";
import { wizardSetup } from "./setup.ts";

/** Looks for what there is to continue: a draft, or the report to be changed. */
const entering = wizardSetup.createStateConfig({
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "isModify", target: "loadingReport" }, { target: "findingDraft" }] },
    findingDraft: {
      invoke: {
        src: "findDraft",
        onDone: [
          {
            guard: { type: "draftFound", params: ({ event }) => event.output },
            target: "askingDraft",
            actions: { type: "offerDraft", params: ({ event }) => event.output },
          },
          { target: "#wizard.filling" },
        ],
        onError: "failed",
      },
    },
    askingDraft: {
      on: {
        "draft.loaded": { target: "#wizard.filling", actions: "takeDraft" },
        "draft.discarded": { target: "discarding", actions: "startAnew" },
      },
    },
    discarding: { invoke: { src: "dropDraft", onDone: "#wizard.filling", onError: "failed" } },
    loadingReport: {
      invoke: {
        src: "loadReport",
        input: ({ context }) => (context.mode.kind === "modify" ? context.mode.dclrSeq : 0),
        onDone: [
          { guard: { type: "reportMissing", params: ({ event }) => event.output }, target: "#wizard.missing" },
          { guard: { type: "deletionPending", params: ({ event }) => event.output }, target: "#wizard.blocked" },
          { target: "#wizard.filling", actions: { type: "takeReport", params: ({ event }) => event.output } },
        ],
        onError: "failed",
      },
    },
    failed: { on: { retried: "deciding" } },
  },
});

/** The report is filed; the draft it came from goes, and is tried again until it is gone. */
const receipt = wizardSetup.createStateConfig({
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "isModify", target: "done" }, { target: "dropping" }] },
    dropping: { invoke: { src: "dropDraft", onDone: "done", onError: "waiting" } },
    waiting: { after: { saveAgain: "dropping" }, on: { "network.back": "dropping" } },
    done: {},
  },
});

export const wizardMachine = wizardSetup.createMachine({
  id: "wizard",
  context: ({ input }) => startOf(input),
  initial: "entering",
  states: {
    entering,
    /** No such report, or not one's own. */
    missing: {},
    /** A request to delete it is pending: it can't be changed now. */
    blocked: {},
    filling,
    submitting: {
      invoke: { src: "submit", input: ({ context }) => context },
      on: {
        "submit.progress": { actions: "showProgress" },
        "submit.accepted": { target: "receipt", actions: "takeReceipt" },
        "submit.refused": { target: "filling", actions: "takeRefusal" },
      },
    },
    receipt,
  },
});
