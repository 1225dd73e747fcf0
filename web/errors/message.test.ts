import { expect, test } from "vitest";
import { ApiError, type ProblemCode } from "../api/problem.ts";
import { textsIn } from "../i18n/for-tests.ts";
import { messageOf } from "./message.ts";

const t = textsIn("en");
const said = (status: number, code: ProblemCode = "UNKNOWN") => messageOf(new ApiError({ status, code }), t);

test.each([
  [400, "Invalid request."],
  [401, "Login required. Please log in again."],
  [403, "Your login has expired. Please log in again."],
  [404, "Page not found."],
  [406, "Invalid request. Please check the values entered."],
  [416, "Required field missing. Please check the values entered."],
  [500, "Server error. Please try again later."],
  [418, "Unknown error. Please try again."],
])("%i: %s", (status, text) => {
  expect(said(status)).toBe(text);
});

test("a code that says more than its status has its own message", () => {
  expect(said(403, "NO_MENU_ACCESS")).toBe("No menu access rights.");
  expect(said(0, "NETWORK_FAILED")).toBe("Network communication error.");
  expect(said(0, "TIMED_OUT")).toBe("Connection time exceeded.");
  expect(said(503, "UNAVAILABLE")).toBe("Service under preparation.");
});

test("what is no answer at all is an unknown error", () => {
  expect(messageOf(new Error("secret detail"), t)).toBe("Unknown error. Please try again.");
});
