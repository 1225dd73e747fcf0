import { expect, test } from "vitest";
import { report } from "../../locales/ko/report.ts";
import { answered, EXTRA_FIELDS } from "./extra-fields.ts";

test("blank answers are omitted", () => {
  expect(answered({ approach: "  chat ", demand: "  ", otherTargets: "" })).toEqual({ approach: "chat" });
});

test("every question has a text", () => {
  expect(Object.keys(report.extra.fields)).toEqual([...EXTRA_FIELDS]);
  expect(Object.keys(report.extra.hints)).toEqual([...EXTRA_FIELDS]);
});
