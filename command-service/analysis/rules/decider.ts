// The rules of a request for an in-depth analysis: it is worked on, answered or closed once, and withdrawn at any time.

import { type AnalysisEvent, type AnalysisText, analysisEvents } from "@sb/contracts/analysis/events.ts";
import type { Language } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Decider } from "@sb/platform/decider.ts";
import { requireGoodRequest, requireReadableReply } from "./require-good.ts";

type Case = { readonly analysisSeq: number; readonly userId: string; readonly language: Language };
export type AnalysisState =
  | { readonly status: "NONE" }
  | (Case & { readonly status: "RECEIVED" | "IN_PROGRESS" | "ANSWERED" | "CLOSED" | "WITHDRAWN" });
type ThereState = Exclude<AnalysisState, { readonly status: "NONE" }>;

export type RequestAnalysis = Case & {
  readonly type: "Request";
  readonly membership: number;
  readonly dclrSeq?: number;
  readonly text: AnalysisText;
};
export type AnalysisCommand =
  | RequestAnalysis
  | { readonly type: "Start" }
  | { readonly type: "Answer"; readonly content: string }
  | { readonly type: "Close"; readonly reason: string }
  | { readonly type: "Withdraw"; readonly userId: string }
  | { readonly type: "EndWithAccount" };

export const analysisDecider: Decider<AnalysisCommand, AnalysisEvent, AnalysisState> = {
  events: analysisEvents,
  initialState: { status: "NONE" },
  evolve,
  decide,
};

function evolve(state: AnalysisState, event: AnalysisEvent): AnalysisState {
  if (event.type === "AnalysisRequested") {
    const { analysisSeq, userId, language } = event.data;
    return { status: "RECEIVED", analysisSeq, userId, language };
  }
  if (state.status === "NONE") return state;
  switch (event.type) {
    case "AnalysisStarted":
      return { ...state, status: "IN_PROGRESS" };
    case "AnalysisAnswered":
      return { ...state, status: "ANSWERED" };
    case "AnalysisClosed":
      return { ...state, status: "CLOSED" };
    case "AnalysisWithdrawn":
      return { ...state, status: "WITHDRAWN" };
    default:
      throw unknownEvent(event);
  }
}

function decide(command: AnalysisCommand, state: AnalysisState): readonly AnalysisEvent[] {
  switch (command.type) {
    case "Request":
      return request(command, state);
    case "Start":
      return start(requireThere(state));
    case "Answer":
      return answer(command.content, requireOpen(state));
    case "Close":
      return close(command.reason, requireOpen(state));
    case "Withdraw":
      return withdraw(requireOwn(state, command.userId), "PERSON");
    case "EndWithAccount":
      return state.status === "NONE" ? [] : withdraw(state, "ACCOUNT");
    default:
      return command satisfies never;
  }
}

/** No events where the seq is taken: createOnce finds out by whom. */
function request({ type: _, text, ...data }: RequestAnalysis, state: AnalysisState): readonly AnalysisEvent[] {
  if (state.status !== "NONE") return [];
  requireGoodRequest(text, data.dclrSeq);
  return [{ type: "AnalysisRequested", version: 1, data, secret: text }];
}

/** Begun again, nothing happens; what has ended is not begun. */
function start(state: ThereState): readonly AnalysisEvent[] {
  if (state.status === "IN_PROGRESS") return [];
  const { analysisSeq, userId } = requireOpen(state);
  return [{ type: "AnalysisStarted", version: 1, data: { analysisSeq, userId } }];
}

function answer(content: string, { analysisSeq, userId, language }: ThereState): readonly AnalysisEvent[] {
  requireReadableReply(content, "content");
  const data = { analysisSeq, userId, language };
  return [{ type: "AnalysisAnswered", version: 1, data, secret: { content } }];
}

function close(reason: string, { analysisSeq, userId, language }: ThereState): readonly AnalysisEvent[] {
  requireReadableReply(reason, "reason");
  const data = { analysisSeq, userId, language };
  return [{ type: "AnalysisClosed", version: 1, data, secret: { content: reason } }];
}

/** Withdrawn again, nothing happens. */
function withdraw(
  { status, analysisSeq, userId }: ThereState,
  because: "PERSON" | "ACCOUNT",
): readonly AnalysisEvent[] {
  if (status === "WITHDRAWN") return [];
  return [{ type: "AnalysisWithdrawn", version: 1, data: { analysisSeq, userId, because } }];
}

/** For admins, what was withdrawn is gone. */
function requireThere(state: AnalysisState): ThereState {
  if (state.status === "NONE" || state.status === "WITHDRAWN") throw new Refused("NOT_FOUND");
  return state;
}

/** Two admins may have decided at once: the second is told. */
function requireOpen(state: AnalysisState): ThereState {
  const there = requireThere(state);
  if (there.status === "ANSWERED" || there.status === "CLOSED") throw new Refused("CONFLICT");
  return there;
}

/** A request that never was, or is another person's, is NOT_FOUND. */
function requireOwn(state: AnalysisState, userId: string): ThereState {
  if (state.status === "NONE" || state.userId !== userId) throw new Refused("NOT_FOUND");
  return state;
}
