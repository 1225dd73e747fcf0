import { expect, test } from "vitest";
import { checkText, lengthOf } from "./rules.ts";

test("blank is missing where the field is required, and nothing to check where it isn't", () => {
  expect(checkText({ required: true }, " \n ")).toBe("REQUIRED_FIELD_MISSING");
  expect(checkText({ email: true, maxChars: 3 }, "  ")).toBeUndefined();
});

test("spaces around a text don't count as characters", () => {
  expect(checkText({ maxChars: 3 }, " abc ")).toBeUndefined();
  expect(checkText({ maxChars: 3 }, "abcd")).toBe("TEXT_TOO_LONG");
});

test("bytes are those of UTF-8", () => {
  expect(checkText({ maxBytes: 6 }, "가나")).toBeUndefined();
  expect(checkText({ maxBytes: 6 }, "가나1")).toBe("TEXT_TOO_LONG");
});

test("an e-mail address looks like one", () => {
  expect(checkText({ email: true }, " who@mail.example ")).toBeUndefined();
  expect(checkText({ email: true }, "who@mail")).toBe("EMAIL_INVALID");
});

test("the length is told in bytes where bytes are limited, and not at all where nothing is", () => {
  expect(lengthOf({ maxBytes: 20, maxChars: 9 }, " 가 ")).toEqual({ unit: "bytes", now: 3, most: 20 });
  expect(lengthOf({ maxChars: 9 }, " 가 ")).toEqual({ unit: "chars", now: 1, most: 9 });
  expect(lengthOf({}, "a")).toBeUndefined();
});
