// Choosing a nickname: edit, check for duplicates as it is typed or by the button, verdict. Any change resets the verdict and
// drops the check under way, so that no late answer is about another name.
import { and, assign, fromPromise, setup } from "xstate";
import { type Refusal, refusalOf, retryMsOf } from "./refusal.ts";
import { type Fault, faultOf, isBeingComposed, isOwnSpelling } from "./rules.ts";

export type Verdict = "unchecked" | "available" | "taken" | "failed" | Fault | Refusal;

/** Milliseconds without typing before a name is checked. */
const QUIET_MS = 500;

export type NicknameInput = {
  readonly value?: string;
  readonly verdict?: Verdict;
  /** The user's current nickname, which is not a valid new one. */
  readonly current?: string;
};

export type NicknameEvent =
  | { readonly type: "nickname.changed"; readonly value: string }
  | { readonly type: "check.requested" };

export const nicknameMachine = setup({
  types: {
    context: {} as {
      readonly value: string;
      readonly verdict: Verdict;
      readonly current: string;
      /** The check was asked for by the button or Enter: its errors are shown in a dialog. */
      readonly byHand: boolean;
      /** Milliseconds to wait before the next check as typed: the server said how long. */
      readonly waitMs: number;
    },
    events: {} as NicknameEvent,
    input: {} as NicknameInput,
  },
  actors: {
    isAvailable: fromPromise<boolean, string>(() => Promise.reject(new Error("isAvailable is not provided"))),
  },
  delays: {
    quiet: ({ context }) => Math.max(QUIET_MS, context.waitMs),
  },
  guards: {
    /** Something new was typed, and whole. */
    isTyped: ({ context: { value, verdict } }) => verdict === "unchecked" && value !== "" && !isBeingComposed(value),
    isRefused: (_, { error }: { error: unknown }) => refusalOf(error) !== undefined,
    isTooOften: ({ context }, { error }: { error: unknown }) => !context.byHand && retryMsOf(error) !== undefined,
    isByHand: ({ context }) => context.byHand,
    hasFault: ({ context }) => faultOf(context.value, context.current) !== undefined,
    /** The current nickname in another spelling: nobody else has it. */
    isOwn: ({ context }) => isOwnSpelling(context.value, context.current),
  },
  actions: {
    change: assign((_, { value }: { value: string }) => ({ value, verdict: "unchecked" as const, byHand: false })),
    markByHand: assign({ byHand: true }),
    nameRefusal: assign((_, { error }: { error: unknown }) => ({ verdict: refusalOf(error) ?? "failed" })),
    waitForServer: assign((_, { error }: { error: unknown }) => ({ waitMs: retryMsOf(error) ?? 0 })),
    nameFault: assign(({ context }) => ({ verdict: faultOf(context.value, context.current) ?? "unchecked" })),
    judge: assign((_, { available }: { available: boolean }) => ({
      verdict: available ? ("available" as const) : ("taken" as const),
      waitMs: 0,
    })),
    markFailed: assign({ verdict: "failed" }),
    /** Provided by the caller: shows the error to the user. */
    showError: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: "nickname",
  context: ({ input }) => ({
    value: input.value ?? "",
    verdict: input.verdict ?? "unchecked",
    current: input.current ?? "",
    byHand: false,
    waitMs: 0,
  }),
  on: {
    "nickname.changed": { target: ".editing", actions: { type: "change", params: ({ event }) => event } },
  },
  initial: "editing",
  states: {
    editing: {
      after: {
        quiet: [
          { guard: and(["isTyped", "hasFault"]), actions: "nameFault" },
          { guard: and(["isTyped", "isOwn"]), actions: { type: "judge", params: { available: true } } },
          { guard: "isTyped", target: "checking" },
        ],
      },
      on: {
        "check.requested": [
          { guard: "hasFault", actions: "nameFault" },
          { guard: "isOwn", actions: { type: "judge", params: { available: true } } },
          { target: "checking", actions: "markByHand" },
        ],
      },
    },
    checking: {
      on: { "check.requested": { actions: "markByHand" } },
      invoke: {
        src: "isAvailable",
        input: ({ context }) => context.value,
        onDone: {
          target: "editing",
          actions: { type: "judge", params: ({ event }) => ({ available: event.output }) },
        },
        onError: [
          {
            guard: { type: "isRefused", params: ({ event }) => event },
            target: "editing",
            actions: { type: "nameRefusal", params: ({ event }) => event },
          },
          {
            guard: { type: "isTooOften", params: ({ event }) => event },
            target: "editing",
            actions: { type: "waitForServer", params: ({ event }) => event },
          },
          {
            guard: "isByHand",
            target: "editing",
            actions: ["markFailed", { type: "showError", params: ({ event }) => ({ error: event.error }) }],
          },
          { target: "editing", actions: "markFailed" },
        ],
      },
    },
  },
});
