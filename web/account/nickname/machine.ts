// Choosing a nickname: edit, check for duplicates, verdict. Any change resets the verdict.
import { assign, fromPromise, setup } from "xstate";
import { type Fault, faultOf, isOwnSpelling } from "./rules.ts";

export type Verdict = "unchecked" | "available" | "taken" | "failed" | Fault;

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
    context: {} as { readonly value: string; readonly verdict: Verdict; readonly current: string },
    events: {} as NicknameEvent,
    input: {} as NicknameInput,
  },
  actors: {
    isAvailable: fromPromise<boolean, string>(() => Promise.reject(new Error("isAvailable is not provided"))),
  },
  guards: {
    hasFault: ({ context }) => faultOf(context.value, context.current) !== undefined,
    /** The current nickname in another spelling: nobody else has it. */
    isOwn: ({ context }) => isOwnSpelling(context.value, context.current),
  },
  actions: {
    change: assign((_, { value }: { value: string }) => ({ value, verdict: "unchecked" as const })),
    nameFault: assign(({ context }) => ({ verdict: faultOf(context.value, context.current) ?? "unchecked" })),
    judge: assign((_, { available }: { available: boolean }) => ({
      verdict: available ? ("available" as const) : ("taken" as const),
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
  }),
  on: {
    "nickname.changed": { target: ".editing", actions: { type: "change", params: ({ event }) => event } },
  },
  initial: "editing",
  states: {
    editing: {
      on: {
        "check.requested": [
          { guard: "hasFault", actions: "nameFault" },
          { guard: "isOwn", actions: { type: "judge", params: { available: true } } },
          { target: "checking" },
        ],
      },
    },
    checking: {
      invoke: {
        src: "isAvailable",
        input: ({ context }) => context.value,
        onDone: {
          target: "editing",
          actions: { type: "judge", params: ({ event }) => ({ available: event.output }) },
        },
        onError: {
          target: "editing",
          actions: ["markFailed", { type: "showError", params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
  },
});
