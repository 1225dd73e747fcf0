import { ARTICLE_LIMITS } from "@sb/contracts/insight/model.ts";
import type { InsightEvent } from "@sb/contracts/insight/subject.ts";
import { given } from "@sb/platform/decide/given.ts";
import { expect, test } from "vitest";
import { type InsightCommand, insightDecider } from "./decider.ts";

const viewSeq = 7;
const text = { category: "CASE", language: "de", title: "Ein Fall", content: "So **begann** es." } as const;
const event = <Type extends InsightEvent["type"]>(type: Type, more: object = {}): InsightEvent =>
  ({ type, version: 1, data: { viewSeq, ...more } }) as InsightEvent;
const written = event("SaferViewWritten", text);
const published = event("SaferViewPublished");
const withdrawn = event("SaferViewWithdrawn", { reason: "wrong" });
const deleted = event("SaferViewDeleted");
const NOON = "2026-01-02T12:00:00.000Z";
const scheduled = event("SaferViewScheduled", { publishAt: NOON });
const schedule = { type: "Schedule", seq: viewSeq, publishAt: NOON, at: "2026-01-01T00:00:00.000Z" } as const;
const due = { type: "PublishDue", seq: viewSeq, publishAt: NOON } as const;
const picture = { pictureId: "7-a", mediaType: "image/webp", width: 4, height: 3, size: 9 };
const pictured = event("SaferViewPictureAdded", { picture });

test("an article is a draft, also without a text, and its seq is given once", () => {
  const blank = { ...text, title: "", content: "" };
  given(insightDecider)
    .when({ type: "Write", seq: viewSeq, text: blank, publish: false })
    .expectEvents(event("SaferViewWritten", blank));
  given(insightDecider, written).when({ type: "Write", seq: viewSeq, text, publish: false }).expectEvents();
});

test("it is published once, withdrawn with a reason once, and published again", () => {
  given(insightDecider, written).when({ type: "Publish", seq: viewSeq }).expectEvents(published);
  given(insightDecider, written, published).when({ type: "Publish", seq: viewSeq }).expectEvents();
  const withdraw = { type: "Withdraw", seq: viewSeq, reason: "wrong" } as const;
  given(insightDecider, written, published).when(withdraw).expectEvents(withdrawn);
  given(insightDecider, written, published, withdrawn).when(withdraw).expectEvents();
  given(insightDecider, written).when(withdraw).expectRefusal("CONFLICT");
  given(insightDecider, written, published, withdrawn).when({ type: "Publish", seq: viewSeq }).expectEvents(published);
});

test.each(["title", "content"] as const)("what has no %s is not published, now or later", (path) => {
  const part = event("SaferViewWritten", { ...text, [path]: "" });
  for (const command of [{ type: "Publish", seq: viewSeq } as const, schedule]) {
    const state = insightDecider.evolve(insightDecider.initialState, part);
    expect(() => insightDecider.decide(command, state)).toThrow(
      expect.objectContaining({
        code: "REQUIRED_FIELD_MISSING",
        fields: [{ path, code: "REQUIRED_FIELD_MISSING" }],
      }),
    );
  }
});

test("what everybody reads keeps its title", () => {
  const modify = { type: "Modify", seq: viewSeq, text: { ...text, title: "" }, seen: undefined } as const;
  given(insightDecider, written, published).when(modify).expectRefusal("REQUIRED_FIELD_MISSING");
  given(insightDecider, written).when(modify).expectEvents(event("SaferViewModified", modify.text));
});

test("it is published at its time, unless another was set or none", () => {
  given(insightDecider, written).when(schedule).expectEvents(scheduled);
  given(insightDecider, written, scheduled).when(schedule).expectEvents();
  given(insightDecider, written, scheduled).when(due).expectEvents(published);
  const later = event("SaferViewScheduled", { publishAt: "2026-01-03T12:00:00.000Z" });
  for (const history of [[], [written], [written, scheduled, later], [written, scheduled, published], [deleted]])
    given(insightDecider, ...history)
      .when(due)
      .expectEvents();
  const unscheduled = event("SaferViewUnscheduled");
  given(insightDecider, written, scheduled).when({ type: "Unschedule", seq: viewSeq }).expectEvents(unscheduled);
  given(insightDecider, written, scheduled, unscheduled).when(due).expectEvents();
});

test("a time that has passed is refused, as is one for what is out already", () => {
  given(insightDecider, written)
    .when({ ...schedule, at: NOON })
    .expectRefusal("TIME_PAST");
  given(insightDecider, written, published).when(schedule).expectRefusal("CONFLICT");
});

test("of two editors who saw the same text, the second is told", () => {
  const modified = event("SaferViewModified", { ...text, title: "Zwei" });
  const modify = { type: "Modify", seq: viewSeq, text, seen: 0 } as const;
  given(insightDecider, written).when(modify).expectEvents(event("SaferViewModified", text));
  given(insightDecider, written, modified).when(modify).expectRefusal("CONFLICT");
  given(insightDecider, written, modified)
    .when({ ...modify, seen: 1 })
    .expectEvents(event("SaferViewModified", text));
});

test("it has so many pictures, and its thumbnail is one of them", () => {
  const add = { type: "AddPicture", seq: viewSeq, picture } as const;
  given(insightDecider, written).when(add).expectEvents(pictured);
  const many = Array.from({ length: ARTICLE_LIMITS.pictures }, () => pictured);
  given(insightDecider, written, ...many)
    .when(add)
    .expectRefusal("TOO_MANY_FILES");
  const modify = { type: "Modify", seq: viewSeq, text: { ...text, thumbnail: "7-a" }, seen: undefined } as const;
  given(insightDecider, written).when(modify).expectRefusal("NOT_FOUND");
  given(insightDecider, written, pictured).when(modify).expectEvents(event("SaferViewModified", modify.text));
  const remove = { type: "RemovePicture", seq: viewSeq, pictureId: "7-a" } as const;
  const removed = event("SaferViewPictureRemoved", { pictureId: "7-a" });
  given(insightDecider, written, pictured).when(remove).expectEvents(removed);
  given(insightDecider, written, pictured, removed).when(remove).expectEvents();
});

const EACH: readonly InsightCommand[] = [
  { type: "Modify", seq: viewSeq, text, seen: undefined },
  { type: "Publish", seq: viewSeq },
  schedule,
  { type: "Unschedule", seq: viewSeq },
  { type: "Withdraw", seq: viewSeq, reason: "wrong" },
  { type: "Delete", seq: viewSeq, reason: undefined },
  { type: "AddPicture", seq: viewSeq, picture },
  { type: "RemovePicture", seq: viewSeq, pictureId: "7-a" },
];

test("what people may have read is deleted with a reason only", () => {
  const without = { type: "Delete", seq: viewSeq, reason: undefined } as const;
  given(insightDecider, written).when(without).expectEvents(deleted);
  for (const history of [[published], [published, withdrawn]])
    given(insightDecider, written, ...history)
      .when(without)
      .expectRefusal("REQUIRED_FIELD_MISSING");
  const told = { ...without, reason: "Wrong" };
  given(insightDecider, written, published)
    .when(told)
    .expectEvents(event("SaferViewDeleted", { reason: "Wrong" }));
});

test.each(EACH)("$type: what never was or is deleted is not found", (command) => {
  given(insightDecider).when(command).expectRefusal("NOT_FOUND");
  given(insightDecider, written, deleted).when(command).expectRefusal("NOT_FOUND");
});
