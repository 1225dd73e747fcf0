// Registration after the Google login: continue or cancel, fill in, join (docs/specification/4-states.md).

import type { ActiveLogin } from "@sb/contracts/account/wire.ts";
import { assign, fromPromise, setup } from "xstate";
import { isApiError } from "../../api/problem.ts";
import { nicknameMachine, type Verdict } from "../nickname/machine.ts";
import type { KeptRegistration } from "./kept.ts";
import { type Agreed, agreeToAll, allAgreed, type JoinTerm, NONE_AGREED } from "./terms.ts";

/** How the machine continues after a failed registration. */
function outcomeOf(error: unknown): "taken" | "over" | "joined" | "failed" {
  if (!isApiError(error)) return "failed";
  if (error.code === "NICKNAME_TAKEN") return "taken";
  if (error.code === "ALREADY_JOINED") return "joined";
  return error.status === 401 || error.status === 403 ? "over" : "failed";
}

type Context = {
  readonly kept: KeptRegistration | undefined;
  readonly nickname: string;
  /** The nickname and the result of its duplicate check. */
  readonly verdict: Verdict;
  readonly agreed: Agreed;
  /** Current step of STEPS, counted from 1. */
  readonly step: number;
  /** The user pressed the button once: from now on missing input is shown. */
  readonly tried: boolean;
  readonly login: ActiveLogin | undefined;
};

export type RegistrationEvent =
  | { readonly type: "registration.continued" }
  | { readonly type: "registration.cancelled" }
  | { readonly type: "term.agreed"; readonly code: JoinTerm; readonly value: boolean }
  | { readonly type: "terms.agreed"; readonly value: boolean }
  | { readonly type: "registration.submitted" };

/** An available nickname; the terms. The Google login comes before these, and the question of who comes back to them later. */
export const STEPS = ["nickname", "terms"] as const;
const numberOf = (step: (typeof STEPS)[number]): number => STEPS.indexOf(step) + 1;

/** The idempotency key is kept for retries with the same nickname; another nickname gets a new one. */
const withNewKey = (kept: KeptRegistration): KeptRegistration => ({ ...kept, idempotencyKey: crypto.randomUUID() });

const missing = (name: string) => () => Promise.reject(new Error(`${name} is not provided`));

export const registrationMachine = setup({
  types: { context: {} as Context, events: {} as RegistrationEvent },
  actors: {
    find: fromPromise<KeptRegistration | undefined>(missing("find")),
    join: fromPromise<ActiveLogin, KeptRegistration>(missing("join")),
    forget: fromPromise<void>(missing("forget")),
    nickname: nicknameMachine,
  },
  guards: {
    isComplete: ({ context }) => allAgreed(context.agreed) && context.verdict === "available",
    isTaken: (_, { error }: { error: unknown }) => outcomeOf(error) === "taken",
    isOver: (_, { error }: { error: unknown }) => outcomeOf(error) === "over",
    hasJoined: (_, { error }: { error: unknown }) => outcomeOf(error) === "joined",
  },
  actions: {
    takeUp: assign((_, { kept }: { kept: KeptRegistration }) => ({
      kept: { ...kept, isFresh: false },
      nickname: kept.nickname,
      agreed: kept.agreed,
    })),
    takeNickname: assign(({ context }, { value, verdict }: { value: string; verdict: Verdict }) => ({
      nickname: value,
      verdict,
      step: numberOf(verdict === "available" ? "terms" : "nickname"),
      kept: context.kept && value !== context.nickname ? withNewKey(context.kept) : context.kept,
    })),
    agree: assign(({ context }, { code, value }: { code: JoinTerm; value: boolean }) => ({
      agreed: { ...context.agreed, [code]: value },
    })),
    agreeToAll: assign((_, { value }: { value: boolean }) => ({ agreed: agreeToAll(value) })),
    markTried: assign({ tried: true }),
    markTaken: assign({ verdict: "taken", tried: true }),
    takeLogin: assign((_, { login }: { login: ActiveLogin }) => ({ login })),
    /** Provided by the caller: stores the form on this device. */
    keep: () => {},
    /** Provided by the caller: shows the error to the user. */
    showError: (_, _params: { error: unknown }) => {},
  },
}).createMachine({
  id: "registration",
  context: {
    kept: undefined,
    nickname: "",
    verdict: "unchecked",
    agreed: NONE_AGREED,
    step: numberOf("nickname"),
    tried: false,
    login: undefined,
  },
  initial: "finding",
  states: {
    finding: {
      invoke: {
        src: "find",
        onDone: [
          {
            guard: ({ event }) => event.output?.isFresh === true,
            target: "filling",
            actions: { type: "takeUp", params: ({ event }) => ({ kept: event.output as KeptRegistration }) },
          },
          {
            guard: ({ event }) => event.output !== undefined,
            target: "asking",
            actions: { type: "takeUp", params: ({ event }) => ({ kept: event.output as KeptRegistration }) },
          },
          { target: "nothing" },
        ],
        onError: { target: "nothing", actions: { type: "showError", params: ({ event }) => ({ error: event.error }) } },
      },
    },
    asking: { on: { "registration.continued": "filling", "registration.cancelled": "cancelling" } },
    filling: {
      entry: "keep",
      invoke: {
        id: "nickname",
        src: "nickname",
        input: ({ context }) => ({ value: context.nickname, verdict: context.verdict }),
        onSnapshot: {
          actions: [{ type: "takeNickname", params: ({ event }) => event.snapshot.context }, "keep"],
        },
      },
      on: {
        "term.agreed": { actions: [{ type: "agree", params: ({ event }) => event }, "keep"] },
        "terms.agreed": { actions: [{ type: "agreeToAll", params: ({ event }) => event }, "keep"] },
        "registration.submitted": [{ guard: "isComplete", target: "joining" }, { actions: "markTried" }],
        "registration.cancelled": "cancelling",
      },
    },
    joining: {
      invoke: {
        src: "join",
        input: ({ context }) => ({ ...(context.kept as KeptRegistration), nickname: context.nickname }),
        onDone: {
          target: "joined",
          actions: { type: "takeLogin", params: ({ event }) => ({ login: event.output }) },
        },
        onError: [
          { guard: { type: "isTaken", params: ({ event }) => event }, target: "filling", actions: "markTaken" },
          { guard: { type: "isOver", params: ({ event }) => event }, target: "expired" },
          { guard: { type: "hasJoined", params: ({ event }) => event }, target: "member" },
          { target: "filling", actions: { type: "showError", params: ({ event }) => ({ error: event.error }) } },
        ],
      },
    },
    cancelling: { invoke: { src: "forget", onDone: "cancelled", onError: "cancelled" } },
    joined: { invoke: { src: "forget", onDone: "done", onError: "done" } },
    /** The registration token expired: the user must log in with Google again. */
    expired: { entry: "keep", on: { "registration.cancelled": "cancelling" } },
    /** The account was created meanwhile in another tab or on another device. */
    member: { invoke: { src: "forget" } },
    cancelled: { type: "final" },
    done: { type: "final" },
    nothing: { type: "final" },
  },
});
