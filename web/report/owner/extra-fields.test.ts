import { expect, test } from "vitest";
import { report } from "../../locales/ko/report.ts";
import { answered, EXTRA_FIELDS } from "./extra-fields.ts";

test("blank answers are no answers", () => {
  expect(answered({ approach: "  chat ", demand: "  ", otherTargets: "" })).toEqual({ approach: "chat" });
});

test("every question has its words", () => {
  expect(Object.keys(report.extra.fields)).toEqual([...EXTRA_FIELDS]);
  expect(Object.keys(report.extra.hints)).toEqual([...EXTRA_FIELDS]);
});
