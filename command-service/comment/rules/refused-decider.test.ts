import { COMMENT_LIMITS } from "@sb/contracts/comment/codes.ts";
import type { RefusedCommentEvent } from "@sb/contracts/comment/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { refusedDecider, type TellRefused } from "./refused-decider.ts";

const told: TellRefused = {
  ...{ type: "Tell", userId: "u-4", place: { target: { kind: "REPORT", seq: 17 }, parentSeq: 3 } },
  ...{ reason: "CONTACT_OFFERED", content: "텔레그램 @coinback_kr 로 오세요", day: "2026-11-26" },
};
const refused = (attempt: number, day = told.day): RefusedCommentEvent => {
  const { userId, place, reason, content } = told;
  return { type: "CommentRefused", version: 1, data: { userId, attempt, ...place, reason, day, content } };
};
const closed = (attempt: number, because: "SEEN" | "ACCOUNT" = "SEEN"): RefusedCommentEvent => ({
  type: "RefusedCommentClosed",
  version: 1,
  data: { userId: "u-4", attempt, because },
});
const counted = <T>(count: number, make: (at: number) => T): readonly T[] =>
  Array.from({ length: count }, (_, i) => make(i + 1));
const see = (attempt: number) => ({ type: "See", userId: "u-4", attempt }) as const;

test("an attempt is told under the next number", () => {
  given(refusedDecider).when(told).expectEvents(refused(1));
  given(refusedDecider, refused(1), closed(1)).when(told).expectEvents(refused(2));
});

test("so many are told on a day, looked at or not, and more on the next; a clock that was set back locks nobody out", () => {
  const all = counted(COMMENT_LIMITS.refusedADay, (attempt) => refused(attempt));
  given(refusedDecider, ...all)
    .when(told)
    .expectEvents();
  given(refusedDecider, ...all, closed(1))
    .when(told)
    .expectEvents();
  for (const day of ["2026-11-27", "2026-11-24"])
    given(refusedDecider, ...all)
      .when({ ...told, day })
      .expectEvents(refused(all.length + 1, day));
});

test("so many wait at once", () => {
  const all = counted(COMMENT_LIMITS.refusedWaiting, (at) => refused(at, `2026-10-${String(at).padStart(2, "0")}`));
  given(refusedDecider, ...all)
    .when(told)
    .expectEvents();
  given(refusedDecider, ...all, closed(4))
    .when(told)
    .expectEvents(refused(all.length + 1));
});

test("it is looked at once; what never was is NOT_FOUND", () => {
  given(refusedDecider, refused(1)).when(see(1)).expectEvents(closed(1));
  given(refusedDecider, refused(1), closed(1)).when(see(1)).expectEvents();
  given(refusedDecider, refused(1)).when(see(2)).expectRefusal("NOT_FOUND");
  given(refusedDecider).when(see(1)).expectRefusal("NOT_FOUND");
});

test("of a person who leaves, all that wait are closed", () => {
  const leave = { type: "Leave", userId: "u-4" } as const;
  given(refusedDecider, refused(1), refused(2), closed(1), refused(3))
    .when(leave)
    .expectEvents(closed(2, "ACCOUNT"), closed(3, "ACCOUNT"));
  given(refusedDecider, refused(1), closed(1)).when(leave).expectEvents();
});
