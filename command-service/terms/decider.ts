// The rules of a terms text: one draft at a time, which becomes a version that is in force from a day on. A version is
// never changed; it can be taken back until its day comes.
import { JOIN_TERMS, type TermsCode } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { TERMS_LIMITS } from "@sb/contracts/terms/model.ts";
import { type TermsEvent, type TermsTexts, termsEvents } from "@sb/contracts/terms/subject.ts";
import { type KnownVersion, TERMS_VERSIONS } from "@sb/contracts/terms/versions.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { requireUnchanged } from "../runtime/content-decider.ts";

export type TermsState = {
  readonly draft: TermsTexts | undefined;
  /** Those that were published, in no order. */
  readonly versions: readonly KnownVersion[];
  /** How many events there were: a change names the number that it was made on. */
  readonly revision: number;
};

export type TermsCommand =
  | { readonly type: "Draft"; readonly code: TermsCode; readonly revision: number; readonly texts: TermsTexts }
  | { readonly type: "Discard"; readonly code: TermsCode }
  | Publish
  | Withdraw;

/** `today`: the day in Korea, `YYYY-MM-DD`. */
type Publish = {
  readonly type: "Publish";
  readonly code: TermsCode;
  readonly revision: number;
  readonly applyDt: string;
  readonly asksAgain: boolean;
  readonly today: string;
};
type Withdraw = {
  readonly type: "Withdraw";
  readonly code: TermsCode;
  readonly applyDt: string;
  readonly reason: string;
  readonly today: string;
};

export const termsDecider: Decider<TermsCommand, TermsEvent, TermsState> = {
  events: termsEvents,
  initialState: { draft: undefined, versions: [], revision: 0 },
  evolve,
  decide,
};

function evolve(before: TermsState, event: TermsEvent): TermsState {
  const state = { ...before, revision: before.revision + 1 };
  switch (event.type) {
    case "TermsDrafted":
      return { ...state, draft: event.data.texts };
    case "TermsDraftDiscarded":
      return { ...state, draft: undefined };
    case "TermsPublished": {
      const { code, applyDt, asksAgain } = event.data;
      return { ...state, draft: undefined, versions: [...state.versions, { code, applyDt, asksAgain }] };
    }
    case "TermsWithdrawn":
      return { ...state, versions: state.versions.filter(({ applyDt }) => applyDt !== event.data.applyDt) };
    default:
      throw unknownEvent(event);
  }
}

function decide(command: TermsCommand, state: TermsState): readonly TermsEvent[] {
  const { code } = command;
  switch (command.type) {
    case "Draft":
      requireUnchanged(command.revision, state.revision, "CONTENT_CHANGED");
      return [{ type: "TermsDrafted", version: 1, data: { code, texts: command.texts } }];
    case "Discard":
      requireDraft(state);
      return [{ type: "TermsDraftDiscarded", version: 1, data: { code } }];
    case "Publish":
      return publish(command, state);
    case "Withdraw":
      return withdraw(command, state);
    default:
      return command satisfies never;
  }
}

function publish(command: Publish, state: TermsState): readonly TermsEvent[] {
  const { code, applyDt, asksAgain, today } = command;
  const texts = requireDraft(state);
  requireUnchanged(command.revision, state.revision, "CONTENT_CHANGED");
  requireFreeDay(command, state);
  const last = new Date(Date.parse(today) + TERMS_LIMITS.daysAhead * 86_400_000).toISOString().slice(0, 10);
  if (applyDt < today || applyDt > last) throw refusedDay("TERMS_DATE_INVALID");
  if (asksAgain && !JOIN_TERMS.some((joined) => joined === code))
    throw new Refused("INVALID_REQUEST", [{ path: "asksAgain", code: "INVALID_REQUEST" }]);
  return [{ type: "TermsPublished", version: 1, data: { code, applyDt, texts, asksAgain } }];
}

function withdraw({ code, applyDt, reason, today }: Withdraw, state: TermsState): readonly TermsEvent[] {
  if (!state.versions.some((version) => version.applyDt === applyDt)) throw new Refused("NOT_FOUND");
  if (applyDt <= today) throw new Refused("TERMS_IN_FORCE");
  return [{ type: "TermsWithdrawn", version: 1, data: { code, applyDt, reason } }];
}

function requireDraft({ draft }: TermsState): TermsTexts {
  if (!draft) throw new Refused("NOT_FOUND");
  return draft;
}

function requireFreeDay({ code, applyDt }: Publish, { versions }: TermsState): void {
  const taken = [...TERMS_VERSIONS, ...versions];
  if (taken.some((version) => version.code === code && version.applyDt === applyDt))
    throw refusedDay("TERMS_DATE_TAKEN");
}

const refusedDay = (code: "TERMS_DATE_INVALID" | "TERMS_DATE_TAKEN") => new Refused(code, [{ path: "applyDt", code }]);
