import { NOTICE_LIMITS } from "@sb/contracts/notice/model.ts";
import type { NoticeEvent } from "@sb/contracts/notice/subject.ts";
import { given } from "@sb/platform/decide/given.ts";
import { expect, test } from "vitest";
import { type HidePopup, noticeDecider, type PopupsState, popupsDecider } from "./decider.ts";

const text = { optionType: "UPDATE", title: "Zwei neue Ketten", content: "Ab heute: **TON** und **SOL**." } as const;
const seq = 7;
const written: NoticeEvent = { type: "NoticeWritten", version: 1, data: { seq, ...text } };
const published: NoticeEvent = { type: "NoticePublished", version: 1, data: { seq } };
const deleted: NoticeEvent = { type: "NoticeDeleted", version: 2, data: { seq, reason: "Old" } };

test("a notice is created as a draft, or published at once", () => {
  given(noticeDecider).when({ type: "Write", seq, text, publish: false }).expectEvents(written);
  given(noticeDecider).when({ type: "Write", seq, text, publish: true }).expectEvents(written, published);
});

test("under a taken seq nothing is created", () => {
  given(noticeDecider, written).when({ type: "Write", seq, text, publish: true }).expectEvents();
});

test("a draft is published once", () => {
  given(noticeDecider, written).when({ type: "Publish", seq }).expectEvents(published);
  given(noticeDecider, written, published).when({ type: "Publish", seq }).expectEvents();
});

test("drafts and published notices can be changed and deleted", () => {
  const changed = { ...text, title: "공지" };
  for (const history of [[written], [written, published]]) {
    given(noticeDecider, ...history)
      .when({ type: "Modify", seq, text: changed, seen: history.length - 1 })
      .expectEvents({ type: "NoticeModified", version: 1, data: { seq, ...changed } });
    given(noticeDecider, ...history)
      .when({ type: "Delete", seq, reason: "Old" })
      .expectEvents(deleted);
  }
});

test("a notice that never existed or is deleted is not found", () => {
  for (const history of [[], [written, deleted]]) {
    given(noticeDecider, ...history)
      .when({ type: "Modify", seq, text, seen: 0 })
      .expectRefusal("NOT_FOUND");
    given(noticeDecider, ...history)
      .when({ type: "Publish", seq })
      .expectRefusal("NOT_FOUND");
    given(noticeDecider, ...history)
      .when({ type: "Delete", seq, reason: "Old" })
      .expectRefusal("NOT_FOUND");
  }
});

test("who changes an older text than the newest one is told", () => {
  const theirs: NoticeEvent = { type: "NoticeModified", version: 1, data: { seq, ...text, title: "Theirs" } };
  given(noticeDecider, written, theirs).when({ type: "Modify", seq, text, seen: 0 }).expectRefusal("CONTENT_CHANGED");
});

const at = "2026-03-01T09:00:00.000Z";
const hide = (changes: Partial<HidePopup> = {}): HidePopup => ({
  type: "Hide",
  userId: "u-1",
  seq: 7,
  until: "2026-03-01T15:00:00.000Z",
  at,
  ...changes,
});
const after = (state: PopupsState, command: HidePopup) =>
  popupsDecider.decide(command, state).reduce(popupsDecider.evolve, state);
const none = popupsDecider.initialState;

test("a popup is hidden until the end of the person's day", () => {
  expect(after(none, hide()).hidden).toEqual([{ seq: 7, until: "2026-03-01T15:00:00.000Z" }]);
});

test("not for longer than a day", () => {
  const { hidden } = after(none, hide({ until: "2099-01-01T00:00:00.000Z" }));
  expect(hidden).toEqual([{ seq: 7, until: "2026-03-02T11:00:00.000Z" }]);
});

test("what is hidden, or lies in the past, needs no event", () => {
  const state = after(none, hide());
  expect(popupsDecider.decide(hide({ until: "2026-03-01T16:00:00.000Z" }), state)).toEqual([]);
  expect(popupsDecider.decide(hide({ until: at }), none)).toEqual([]);
});

test("the next day it can be hidden again", () => {
  const tomorrow = hide({ at: "2026-03-02T09:00:00.000Z", until: "2026-03-02T15:00:00.000Z" });
  expect(after(after(none, hide()), tomorrow).hidden).toEqual([{ seq: 7, until: tomorrow.until }]);
});

test("so many are kept at most, the newest", () => {
  const many = Array.from({ length: NOTICE_LIMITS.popupsHidden + 3 }, (_, seq) => hide({ seq }));
  const { hidden } = many.reduce(after, none);
  expect(hidden).toHaveLength(NOTICE_LIMITS.popupsHidden);
  expect(hidden.at(-1)?.seq).toBe(NOTICE_LIMITS.popupsHidden + 2);
});
