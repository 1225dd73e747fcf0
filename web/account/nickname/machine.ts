// Choosing a nickname: typed, checked for duplicates, good. Any change undoes the check.
import { assign, fromPromise, setup } from "xstate";
import { type Fault, faultOf, isOwnSpelling } from "./rules.ts";

export type Verdict = "unchecked" | "available" | "taken" | "failed" | Fault;

export type NicknameInput = {
  readonly value?: string;
  readonly verdict?: Verdict;
  /** The nickname the person has now, which is no change. */
  readonly current?: string;
};

export type NicknameEvent = { readonly type: "CHANGE"; readonly value: string } | { readonly type: "CHECK" };

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
    /** One's own name in another spelling: taken by nobody else. */
    isOwn: ({ context }) => isOwnSpelling(context.value, context.current),
  },
  actions: {
    change: assign((_, { value }: { value: string }) => ({ value, verdict: "unchecked" as const })),
    nameFault: assign(({ context }) => ({ verdict: faultOf(context.value, context.current) ?? "unchecked" })),
    judge: assign((_, { available }: { available: boolean }) => ({
      verdict: available ? ("available" as const) : ("taken" as const),
    })),
    markFailed: assign({ verdict: "failed" }),
    /** Provided: tells the person what went wrong. */
    tell: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: "nickname",
  context: ({ input }) => ({
    value: input.value ?? "",
    verdict: input.verdict ?? "unchecked",
    current: input.current ?? "",
  }),
  on: {
    CHANGE: { target: ".editing", actions: { type: "change", params: ({ event }) => event } },
  },
  initial: "editing",
  states: {
    editing: {
      on: {
        CHECK: [
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
          actions: ["markFailed", { type: "tell", params: ({ event }) => ({ error: event.error }) }],
        },
      },
    },
  },
});
