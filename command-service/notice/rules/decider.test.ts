import type { NoticeEvent } from "@sb/contracts/notice/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { noticeDecider } from "./decider.ts";

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
      .when({ type: "Modify", seq, text: changed, revision: history.length - 1 })
      .expectEvents({ type: "NoticeModified", version: 1, data: { seq, ...changed } });
    given(noticeDecider, ...history)
      .when({ type: "Delete", seq, reason: "Old" })
      .expectEvents(deleted);
  }
});

test("a notice that never existed or is deleted is not found", () => {
  for (const history of [[], [written, deleted]]) {
    given(noticeDecider, ...history)
      .when({ type: "Modify", seq, text, revision: 0 })
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
  given(noticeDecider, written, theirs)
    .when({ type: "Modify", seq, text, revision: 0 })
    .expectRefusal("CONTENT_CHANGED");
});
