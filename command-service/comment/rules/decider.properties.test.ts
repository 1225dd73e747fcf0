// Invariants for any sequence of commands on one comment, and of wishes on one target.
import { COMMENT_LIMITS } from "@sb/contracts/comment/codes.ts";
import type { CommentEvent, LikeEvent } from "@sb/contracts/comment/events.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import * as fc from "fast-check";
import { expect, test } from "vitest";
import { type CommentCommand, type CommentState, commentDecider } from "./decider.ts";
import { likeDecider } from "./like-decider.ts";

const place = { commentSeq: 3, target: { kind: "REPORT", seq: 17 } } as const;
const person = fc.constantFrom("writer", "a", "b");
const command: fc.Arbitrary<CommentCommand> = fc.oneof(
  person.map((writerId) => ({ type: "Write", place, writerId, isStaff: false, content: "So did I." }) as const),
  person.map((userId) => ({ type: "Delete", userId }) as const),
  person.map((userId) => ({ type: "Flag", userId, reason: "OTHER" }) as const),
  fc.constant({ type: "DeleteWithTarget" } as const),
  fc.constantFrom("Hide", "Restore").map((type) => ({ type, reason: "A reason" })),
);

type Step = { readonly asked: CommentCommand; readonly before: CommentState; readonly events: readonly CommentEvent[] };

/** Refused commands change nothing; any other error fails the property. */
function run(script: readonly CommentCommand[]): readonly Step[] {
  let state = commentDecider.initialState;
  return script.map((asked) => {
    const before = state;
    const events = decided(asked, before);
    state = events.reduce(commentDecider.evolve, before);
    return { asked, before, events };
  });
}

function decided(asked: CommentCommand, state: CommentState): readonly CommentEvent[] {
  try {
    return commentDecider.decide(asked, state);
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}

const holds = (check: (step: Step) => void) =>
  fc.assert(fc.property(fc.array(command, { maxLength: 20 }), (script) => run(script).forEach(check)));

test("a deleted comment stays deleted", () =>
  holds(({ before, events }) => {
    if (before.status === "DELETED") expect(events).toEqual([]);
  }));

test("only its writer deletes a comment, or the end of its target", () =>
  holds(({ asked, before, events }) => {
    const isDeleted = events.some(({ type }) => type === "CommentDeleted");
    if (!isDeleted || asked.type === "DeleteWithTarget" || before.status === "NONE") return;
    expect(asked).toEqual({ type: "Delete", userId: before.writerId });
  }));

test("nobody is counted twice among those who flag it, and its writer never", () =>
  holds(({ before }) => {
    if (before.status === "NONE") return;
    expect(new Set(before.flaggers).size).toBe(before.flaggers.length);
    expect(before.flaggers).not.toContain(before.writerId);
    expect(before.flaggers.length).toBeLessThanOrEqual(COMMENT_LIMITS.flagsKept);
  }));

test("each event names the comment's place", () =>
  holds(({ events }) => {
    for (const { data } of events) expect(data).toMatchObject(place);
  }));

test("likes equal the people who like, whatever they wish and repeat", () => {
  const wish = fc.record({ userId: person, like: fc.boolean(), isKeyed: fc.boolean() });
  fc.assert(
    fc.property(fc.array(wish, { maxLength: 60 }), (wishes) => {
      const histories = new Map<string, readonly LikeEvent[]>();
      const last = new Map<string, boolean>();
      for (const { userId, like, isKeyed } of wishes) {
        const history = histories.get(userId) ?? [];
        const state = history.reduce(likeDecider.evolve, likeDecider.initialState);
        const events = likeDecider.decide({ target: place.target, userId, like, isKeyed }, state);
        histories.set(userId, [...history, ...events]);
        last.set(userId, like);
      }
      const people = [...histories].filter(
        ([, history]) => history.reduce(likeDecider.evolve, likeDecider.initialState).liked,
      );
      expect(people.map(([userId]) => userId).sort()).toEqual(
        [...last].flatMap(([userId, like]) => (like ? [userId] : [])).sort(),
      );
    }),
  );
});
