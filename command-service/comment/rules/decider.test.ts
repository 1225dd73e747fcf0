import { COMMENT_LIMITS } from "@sb/contracts/comment/codes.ts";
import type { CommentEvent } from "@sb/contracts/comment/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { expect, test } from "vitest";
import { commentDecider } from "./decider.ts";

const place = { commentSeq: 3, target: { kind: "REPORT", seq: 17 } } as const;
const content = "저도 같은 주소로 보냈습니다.";
const written: CommentEvent = { type: "CommentWritten", version: 1, data: { ...place, writerId: "writer", content } };
const deleted: CommentEvent = { type: "CommentDeleted", version: 1, data: { ...place, because: "WRITER" } };
const hidden: CommentEvent = { type: "CommentHidden", version: 1, data: { ...place, reason: "advertising" } };
const restored: CommentEvent = { type: "CommentRestored", version: 1, data: { ...place, reason: "a mistake" } };
const flaggedBy = (flaggerId: string): CommentEvent => ({
  type: "CommentFlagged",
  version: 1,
  data: { ...place, flaggerId, reason: "FRAUD" },
});
const flag = (userId: string) => ({ type: "Flag", userId, reason: "FRAUD" }) as const;
const write = (text: string, isStaff = false) =>
  ({ type: "Write", place, writerId: "writer", isStaff, content: text }) as const;

test("a comment is written once under its seq", () => {
  given(commentDecider).when(write(content)).expectEvents(written);
  given(commentDecider, written).when(write(content)).expectEvents();
});

test.each([
  ["Call me at 010-2345-6789", "PERSONAL_INFORMATION"],
  ["텔레그램 @coinback_kr 로 오세요", "CONTACT_OFFERED"],
  ["Our recovery experts get your funds back, no upfront fee", "RECOVERY_OFFERED"],
  ["안녕하세요, 세이퍼블록 운영팀입니다.", "STAFF_CLAIMED"],
  ["read \u202ebackwards", "TEXT_UNREADABLE"],
] as const)("%s is refused with %s at the content", (text, code) => {
  expect(() => commentDecider.decide(write(text), commentDecider.initialState)).toThrow(
    expect.objectContaining({ code, fields: [{ path: "content", code }] }),
  );
});

test("staff may say who they are", () => {
  const text = "안녕하세요, 세이퍼블록 운영팀입니다.";
  given(commentDecider)
    .when(write(text, true))
    .expectEvents({ ...written, data: { ...written.data, content: text } } as CommentEvent);
});

test("its writer deletes it, also when it is hidden; again changes nothing", () => {
  const remove = { type: "Delete", userId: "writer" } as const;
  given(commentDecider, written).when(remove).expectEvents(deleted);
  given(commentDecider, written, hidden).when(remove).expectEvents(deleted);
  given(commentDecider, written, deleted).when(remove).expectEvents();
});

test("nobody else deletes it, nor what never was", () => {
  given(commentDecider, written).when({ type: "Delete", userId: "other" }).expectRefusal("NOT_FOUND");
  given(commentDecider).when({ type: "Delete", userId: "writer" }).expectRefusal("NOT_FOUND");
});

test("with its target it is deleted once, if it is there", () => {
  const gone: CommentEvent = { type: "CommentDeleted", version: 1, data: { ...place, because: "TARGET" } };
  given(commentDecider, written, hidden).when({ type: "DeleteWithTarget" }).expectEvents(gone);
  given(commentDecider, written, gone).when({ type: "DeleteWithTarget" }).expectEvents();
  given(commentDecider).when({ type: "DeleteWithTarget" }).expectEvents();
});

test("each person flags it once, and so many people are enough", () => {
  given(commentDecider, written).when(flag("a")).expectEvents(flaggedBy("a"));
  given(commentDecider, written, flaggedBy("a")).when(flag("a")).expectEvents();
  const many = Array.from({ length: COMMENT_LIMITS.flagsKept }, (_, i) => flaggedBy(`p${i}`));
  given(commentDecider, written, ...many)
    .when(flag("a"))
    .expectEvents();
});

test("nobody flags their own comment, or one that is gone", () => {
  given(commentDecider, written).when(flag("writer")).expectRefusal("OWN_COMMENT");
  given(commentDecider, written, deleted).when(flag("a")).expectRefusal("NOT_FOUND");
  given(commentDecider, written, hidden).when(flag("a")).expectEvents();
});

test("an admin hides it once and shows it again once", () => {
  const hide = { type: "Hide", reason: "advertising" } as const;
  const restore = { type: "Restore", reason: "a mistake" } as const;
  given(commentDecider, written, flaggedBy("a")).when(hide).expectEvents(hidden);
  given(commentDecider, written, hidden).when(hide).expectEvents();
  given(commentDecider, written, hidden).when(restore).expectEvents(restored);
  given(commentDecider, written, hidden, restored).when(restore).expectEvents();
});

test("a flagged comment that is left up waits for nobody any more", () => {
  const restore = { type: "Restore", reason: "a mistake" } as const;
  given(commentDecider, written, flaggedBy("a")).when(restore).expectEvents(restored);
  given(commentDecider, written, deleted).when(restore).expectRefusal("NOT_FOUND");
});
