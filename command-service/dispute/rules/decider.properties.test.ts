// Invariants for any sequence of commands.
import type { DisputeEvent } from "@sb/contracts/dispute/events.ts";
import { hearingEnd } from "@sb/contracts/dispute/terms.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { DisputeCommand } from "./commands.ts";
import { disputeDecider } from "./decider.ts";
import type { DisputeState } from "./state.ts";
import { AT, OPEN } from "./testing.ts";

const userId = fc.constantFrom("shop", "reporter", "stranger");
const at = fc.integer({ min: 0, max: 40 }).map((days) => new Date(Date.parse(AT) + days * 86_400_000).toISOString());
const dueAt = fc.constantFrom("2026-03-15T10:00:00.000Z", "2026-03-29T10:00:00.000Z");
const checkId = fc.constantFrom("c-1", "c-2");
const side = fc.constantFrom("REQUESTER" as const, "REPORTER" as const);

const command: fc.Arbitrary<DisputeCommand> = fc.oneof(
  fc.constant(OPEN),
  fc.record({ type: fc.constant("Answer" as const), userId, answer: fc.constant("sealed"), at }),
  fc.record({
    type: fc.constant("AskCheck" as const),
    userId,
    checkId,
    kind: fc.constantFrom("DNS" as const, "FILE" as const),
  }),
  fc.record({ type: fc.constant("SettleCheck" as const), checkId, isProven: fc.boolean() }),
  fc.record({ type: fc.constant("Prove" as const), userId, nonce: fc.constantFrom("n-1", "n-2") }),
  fc.record({ type: fc.constant("Extend" as const), reason: fc.constant("sealed"), at }),
  fc.record({
    type: fc.constant("Decide" as const),
    outcome: fc.constantFrom("KEPT" as const, "CORRECTED" as const, "REMOVED" as const),
    reason: fc.constant("sealed"),
    correction: fc.option(fc.constant("words"), { nil: undefined }),
    isReporterGone: fc.boolean(),
    at,
  }),
  fc.record({ type: fc.constant("Withdraw" as const), userId, hasLeft: fc.boolean() }),
  fc.record({ type: fc.constantFrom("Remind" as const, "End" as const), dueAt }),
  fc.constant({ type: "Close" as const }),
  fc.record({ type: fc.constant("Erase" as const), side, isGone: fc.boolean() }),
);

type Step = {
  readonly command: DisputeCommand;
  readonly before: DisputeState;
  readonly events: readonly DisputeEvent[];
};

/** Refused commands change nothing; any other error fails the property. */
function run(script: readonly DisputeCommand[]): readonly Step[] {
  let state = disputeDecider.initialState;
  return script.map((asked) => {
    const before = state;
    const events = decided(asked, before);
    state = events.reduce(disputeDecider.evolve, before);
    return { command: asked, before, events };
  });
}

function decided(asked: DisputeCommand, state: DisputeState): readonly DisputeEvent[] {
  try {
    return disputeDecider.decide(asked, state);
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}

const scripts = fc.array(command, { maxLength: 20 }).map((script) => [OPEN, ...script]);
const holds = (check: (steps: readonly Step[]) => void) =>
  fc.assert(fc.property(scripts, (script) => check(run(script))));
const typesIn = (steps: readonly Step[]) => steps.flatMap(({ events }) => events.map(({ type }) => type));

it("a request ends once, and nothing but erasing follows", () =>
  holds((steps) => {
    const types = typesIn(steps);
    const end = types.findIndex((type) => ["DisputeDecided", "DisputeWithdrawn", "DisputeClosed"].includes(type));
    if (end >= 0) expect(new Set(types.slice(end + 1)).difference(new Set(["DisputeErased"]))).toEqual(new Set());
  }));

it("it is decided only after the reporter was heard, had the time, or was gone", () =>
  holds((steps) => {
    for (const { command: asked, before, events } of steps) {
      if (asked.type !== "Decide" || events.length === 0 || before.status === "NONE") continue;
      expect(before.hasAnswer || asked.isReporterGone || asked.at >= hearingEnd(before.openedAt)).toBe(true);
    }
  }));

it("it is extended once, answered once, and no challenge counts twice", () =>
  holds((steps) => {
    const types = typesIn(steps);
    for (const once of ["DisputeExtended", "ReporterAnswered"])
      expect(types.filter((type) => type === once).length).toBeLessThanOrEqual(1);
    const nonces = steps.flatMap(({ events }) =>
      events.flatMap((e) => (e.type === "ControlProven" ? (e.data.nonce ?? []) : [])),
    );
    expect(new Set(nonces).size).toBe(nonces.length);
  }));

it("strangers change nothing", () =>
  holds((steps) => {
    for (const { command: asked, events } of steps)
      if ("userId" in asked && asked.userId === "stranger") expect(events).toEqual([]);
  }));

it("no event has a word of the form in its plain part", () =>
  holds((steps) => {
    const clear = JSON.stringify(steps.map(({ events }) => events.map(({ data }) => data)));
    expect(clear).not.toMatch(/Gildong|front desk|our shop|shop\.example/);
  }));
