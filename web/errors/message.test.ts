import { expect, test } from "vitest";
import { ApiError, type ProblemCode, type ProblemFacts, problemOf } from "../api/problem.ts";
import { textsIn } from "../i18n/for-tests.ts";
import { messageOf } from "./message.ts";

const t = textsIn("en");
const said = (status: number, code: ProblemCode = "UNKNOWN", facts: Partial<ProblemFacts> = {}) =>
  messageOf(new ApiError({ status, code, ...facts }), t);

test.each([
  [400, "INVALID_REQUEST", "Invalid request."],
  [401, "LOGIN_REQUIRED", "Login required. Please log in again."],
  [403, "LOGIN_EXPIRED", "Login info expired. Please log in again."],
  [404, "NOT_FOUND", "Page not found."],
  [406, "TOKEN_EXPIRED", "Invalid request. Please check the values entered."],
  [416, "REQUIRED_FIELD_MISSING", "Required field missing. Please check the values entered."],
  [500, "INTERNAL", "Server error. Please try again later."],
  [418, "UNKNOWN", "Unknown error. Please try again."],
] as const)("%i %s: %s", (status, code, text) => {
  expect(said(status, code)).toBe(text);
});

test.each([
  [403, "NO_MENU_ACCESS", "No menu access rights."],
  [401, "LOGIN_IDLE", "Authentication expired due to inactivity."],
  [403, "LOGIN_ENDED", "Authentication expired. Please log in again."],
  [405, "METHOD_NOT_ALLOWED", "Incorrect access."],
  [422, "NICKNAME_TAKEN", "This username is taken."],
  [503, "UNAVAILABLE", "Service under preparation."],
  [200, "NO_DATA", "No request data."],
  [0, "NETWORK_FAILED", "Network communication error."],
  [0, "TIMED_OUT", "Connection time exceeded."],
] as const)("%i %s has a message of its own: %s", (status, code, text) => {
  expect(said(status, code)).toBe(text);
});

test("asks to check the input when a field was refused or the reason is unknown", () => {
  const fields = [{ path: "title", code: "TEXT_TOO_LONG" as const }];
  expect(said(422, "TEXT_TOO_LONG", { fields })).toBe("Please check the content written.");
  expect(said(422)).toBe("Please check the content written.");
});

test.each([
  [404, "Server resource does not exist."],
  [405, "Incorrect access."],
  [413, "The file size is too large."],
  [503, "Service under preparation."],
  [504, "Connection time exceeded."],
])("%i from a proxy: %s", (status, text) => {
  expect(messageOf(problemOf(status, undefined, null), t)).toBe(text);
});

test("anything that is not an API error gets the general message", () => {
  expect(messageOf(new Error("secret detail"), t)).toBe("Other error.");
});
