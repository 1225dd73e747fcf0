import { expect, test } from "vitest";
import { textsIn } from "../i18n/for-tests.ts";
import { problemText } from "./problem-text.ts";

const t = textsIn("en");

test("a failure that the screen shows itself has the words of its code", () => {
  expect(problemText("INTERNAL", t)).toBe("An error occurred during processing. Please contact the operator.");
  expect(problemText("UNAVAILABLE", t)).toBe("Service under preparation.");
});

test("a code without words of its own has those of its status", () => {
  expect(problemText("LOGIN_REQUIRED", t)).toBe(t(($) => $.messages.status[401]));
  expect(problemText("UNKNOWN", t)).toBe(t(($) => $.messages.status.other));
});

test("a code that has its words elsewhere, or that nobody here knows, is an unknown error", () => {
  const unknown = t(($) => $.messages.status.other);
  expect(problemText("CONTENT_CHANGED", t)).toBe(unknown);
  expect(problemText("MADE_BY_A_NEWER_SERVER" as "UNKNOWN", t)).toBe(unknown);
});
