import type { TemplateEvent } from "@sb/contracts/template/subject.ts";
import { given } from "@sb/platform/decide/given.ts";
import { test } from "vitest";
import { templateDecider } from "./decider.ts";

const text = { use: "INQUIRY", title: "감사 인사", content: "문의해 주셔서 감사합니다." } as const;
const seq = 7;
const written: TemplateEvent = { type: "TemplateWritten", version: 1, data: { seq, ...text } };
const offered: TemplateEvent = { type: "TemplateOffered", version: 1, data: { seq } };
const archived: TemplateEvent = { type: "TemplateArchived", version: 1, data: { seq } };
const deleted: TemplateEvent = { type: "TemplateDeleted", version: 1, data: { seq, reason: "Old" } };

test("a template is offered as soon as it is written", () => {
  given(templateDecider).when({ type: "Write", seq, text, publish: true }).expectEvents(written, offered);
});

test("it is archived once, and offered again", () => {
  given(templateDecider, written, offered).when({ type: "Archive", seq }).expectEvents(archived);
  given(templateDecider, written, offered, archived).when({ type: "Archive", seq }).expectEvents();
  given(templateDecider, written, offered, archived).when({ type: "Publish", seq }).expectEvents(offered);
});

test("one that is archived can still be changed and deleted", () => {
  const history = [written, offered, archived];
  given(templateDecider, ...history)
    .when({ type: "Modify", seq, text: { ...text, title: "인사" }, seen: 2 })
    .expectEvents({ type: "TemplateModified", version: 1, data: { seq, ...text, title: "인사" } });
  given(templateDecider, ...history)
    .when({ type: "Delete", seq, reason: "Old" })
    .expectEvents(deleted);
});

test("one that is deleted can't be archived", () => {
  given(templateDecider, written, offered, deleted).when({ type: "Archive", seq }).expectRefusal("NOT_FOUND");
});
