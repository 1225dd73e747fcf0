// The wizard as a state machine: entry, filling, submitting, receipt. Actions and guards are named in setup.ts.
import { startOf } from "./context.ts";
import { filling } from "./filling.ts";
import { draftToDrop, leavingWith } from "./judge.ts";
import { wizardSetup } from "./setup.ts";

/** Looks for a draft to continue, or loads the report to change. */
const entering = wizardSetup.createStateConfig({
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "isModify", target: "loadingReport" }, { target: "findingDraft" }] },
    findingDraft: {
      // The first question stands there meanwhile.
      on: { "happened.answered": { actions: "noteHappened" } },
      invoke: {
        src: "findDraft",
        onDone: [
          {
            guard: { type: "draftResumes", params: ({ event }) => event.output },
            target: "findingFiles",
            actions: [{ type: "offerDraft", params: ({ event }) => event.output }, "takeDraft"],
          },
          {
            guard: { type: "draftFound", params: ({ event }) => event.output },
            target: "askingDraft",
            actions: { type: "offerDraft", params: ({ event }) => event.output },
          },
          { target: "#wizard.filling", actions: "beginAsAnswered" },
        ],
        onError: "failed",
      },
    },
    askingDraft: {
      on: {
        "draft.continued": { target: "findingFiles", actions: "takeDraft" },
        "draft.discarded": "discarding",
      },
    },
    discarding: {
      invoke: {
        src: "dropDraft",
        input: ({ context }) => draftToDrop(context),
        onDone: { target: "#wizard.filling", actions: "startOver" },
        onError: "failed",
      },
    },
    /** The attachments of the draft that is continued; without them it is continued all the same. */
    findingFiles: {
      invoke: {
        src: "findFiles",
        input: ({ context }) => context.draftId,
        onDone: {
          target: "#wizard.filling",
          actions: { type: "restoreFiles", params: ({ event }) => event.output },
        },
        onError: { target: "#wizard.filling", actions: "markFilesNotKept" },
      },
    },
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
    failed: { on: { "load.retried": "deciding" } },
  },
});

/** The report is filed: deletes its draft, and retries until it is deleted. */
const receipt = wizardSetup.createStateConfig({
  initial: "deciding",
  states: {
    deciding: { always: [{ guard: "isModify", target: "done" }, { target: "dropping" }] },
    dropping: {
      invoke: {
        src: "dropDraft",
        input: ({ context }) => draftToDrop(context),
        onDone: "done",
        onError: "waiting",
      },
    },
    waiting: { after: { saveAgain: "dropping" }, on: { "network.restored": "dropping" } },
    done: {},
  },
});

export const wizardMachine = wizardSetup.createMachine({
  id: "wizard",
  context: ({ input }) => startOf(input),
  initial: "entering",
  states: {
    entering,
    /** No such report, or another user's. */
    missing: {},
    /** A deletion request is pending: the report can't be changed. */
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
    /** A visitor goes to log in. Nothing is lost where they come back as a visitor. */
    leaving: {
      initial: "keeping",
      on: { "page.restored": "filling" },
      states: {
        keeping: {
          invoke: {
            src: "leaveToLogIn",
            input: ({ context }) => leavingWith(context),
            onDone: [
              { guard: { type: "isLeft", params: ({ event }) => event.output }, target: "gone" },
              {
                guard: { type: "areFilesLost", params: ({ event }) => event.output },
                target: "#wizard.filling",
                actions: "markFilesNotKept",
              },
              { target: "#wizard.filling" },
            ],
            onError: "#wizard.filling",
          },
        },
        gone: {},
      },
    },
    receipt,
  },
});
