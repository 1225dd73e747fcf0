import type { AnalysisEvent, AnalysisText } from "@sb/contracts/analysis/events.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { given } from "@sb/platform/decide/given.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type AnalysisCommand, type AnalysisState, analysisDecider, type RequestAnalysis } from "./decider.ts";

const text: AnalysisText = {
  targets: [{ kind: "TRANSACTION", value: "0xabc" }],
  content: "Where did it go?",
  contact: "mina@people.example",
};
const of = { analysisSeq: 5, userId: "u-1" };
const told = { ...of, language: "de" } as const;
const asked: RequestAnalysis = { type: "Request", ...told, membership: 1, text };
const requested: AnalysisEvent = {
  type: "AnalysisRequested",
  version: 1,
  data: { ...told, membership: 1 },
  secret: text,
};
const started: AnalysisEvent = { type: "AnalysisStarted", version: 1, data: of };
const answered: AnalysisEvent = {
  type: "AnalysisAnswered",
  version: 1,
  data: told,
  secret: { content: "To an exchange." },
};
const closed: AnalysisEvent = { type: "AnalysisClosed", version: 1, data: told, secret: { content: "No traces." } };
const withdrawn = (because: "PERSON" | "ACCOUNT"): AnalysisEvent => ({
  type: "AnalysisWithdrawn",
  version: 1,
  data: { ...of, because },
});
const answer = { type: "Answer", content: "To an exchange." } as const;
const close = { type: "Close", reason: "No traces." } as const;
const withdraw = { type: "Withdraw", userId: "u-1" } as const;

test("a request is filed once under its seq", () => {
  given(analysisDecider).when(asked).expectEvents(requested);
  given(analysisDecider, requested).when(asked).expectEvents();
});

test("a request is about something: a target or a report", () => {
  const empty = { ...text, targets: [] };
  given(analysisDecider)
    .when({ ...asked, text: empty })
    .expectRefusal("REQUIRED_FIELD_MISSING", [{ path: "targets", code: "REQUIRED_FIELD_MISSING" }]);
  expect(analysisDecider.decide({ ...asked, text: empty, dclrSeq: 17 }, { status: "NONE" })).toHaveLength(1);
});

test("texts that deceive the eye are refused, each at its field", () => {
  const turned = "\u202e";
  given(analysisDecider)
    .when({ ...asked, text: { ...text, targets: [{ kind: "SITE", value: turned }], amount: turned } })
    .expectRefusal("TEXT_UNREADABLE", [
      { path: "targets.0.value", code: "TEXT_UNREADABLE" },
      { path: "amount", code: "TEXT_UNREADABLE" },
    ]);
  given(analysisDecider, requested)
    .when({ type: "Close", reason: turned })
    .expectRefusal("TEXT_UNREADABLE", [{ path: "reason", code: "TEXT_UNREADABLE" }]);
});

test("an admin works on it, and answers or closes it, with or without saying that they began", () => {
  given(analysisDecider, requested).when({ type: "Start" }).expectEvents(started);
  given(analysisDecider, requested, started).when({ type: "Start" }).expectEvents();
  for (const history of [[requested], [requested, started]]) {
    given(analysisDecider, ...history)
      .when(answer)
      .expectEvents(answered);
    given(analysisDecider, ...history)
      .when(close)
      .expectEvents(closed);
  }
});

test("what has ended is not begun, answered or closed again", () => {
  for (const end of [answered, closed])
    for (const command of [{ type: "Start" }, answer, close] as const)
      given(analysisDecider, requested, end).when(command).expectRefusal("CONFLICT");
});

test("the person withdraws it at any time, once; for admins it is gone then", () => {
  for (const history of [[requested], [requested, started], [requested, answered], [requested, closed]])
    given(analysisDecider, ...history)
      .when(withdraw)
      .expectEvents(withdrawn("PERSON"));
  given(analysisDecider, requested, withdrawn("PERSON")).when(withdraw).expectEvents();
  for (const command of [{ type: "Start" }, answer, close] as const)
    given(analysisDecider, requested, withdrawn("PERSON")).when(command).expectRefusal("NOT_FOUND");
});

test("what is not there, or another person's, is not found", () => {
  given(analysisDecider).when(withdraw).expectRefusal("NOT_FOUND");
  given(analysisDecider).when(answer).expectRefusal("NOT_FOUND");
  given(analysisDecider, requested).when({ type: "Withdraw", userId: "u-2" }).expectRefusal("NOT_FOUND");
});

test("the end of the account ends it, once", () => {
  const end = { type: "EndWithAccount" } as const;
  given(analysisDecider).when(end).expectEvents();
  given(analysisDecider, requested, answered).when(end).expectEvents(withdrawn("ACCOUNT"));
  given(analysisDecider, requested, withdrawn("PERSON")).when(end).expectEvents();
});

const command = fc.constantFrom<AnalysisCommand[]>(
  asked,
  { type: "Start" },
  answer,
  close,
  withdraw,
  { type: "Withdraw", userId: "u-2" },
  { type: "EndWithAccount" },
);

test("over any history it ends at most once, and stays withdrawn", () =>
  fc.assert(
    fc.property(fc.array(command, { maxLength: 20 }), (script) => {
      let state: AnalysisState = analysisDecider.initialState;
      const types: string[] = [];
      for (const each of script) {
        const events = decided(each, state);
        if (state.status === "WITHDRAWN") expect(events).toEqual([]);
        types.push(...events.map(({ type }) => type));
        state = events.reduce(analysisDecider.evolve, state);
      }
      const count = (...of: readonly string[]) => types.filter((type) => of.includes(type)).length;
      expect(count("AnalysisRequested")).toBeLessThanOrEqual(1);
      expect(count("AnalysisAnswered", "AnalysisClosed")).toBeLessThanOrEqual(1);
      expect(count("AnalysisWithdrawn")).toBeLessThanOrEqual(1);
    }),
  ));

function decided(each: AnalysisCommand, state: AnalysisState): readonly AnalysisEvent[] {
  try {
    return analysisDecider.decide(each, state);
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}
