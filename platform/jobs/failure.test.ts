import { expect, test } from "vitest";
import { codeOf, isPermanent, putOffBy } from "./failure.ts";
import { PermanentFailure, PutOff } from "./port.ts";

test.each([
  ["its code", Object.assign(new Error("the words of the victim"), { code: "ECONNREFUSED" }), "ECONNREFUSED"],
  ["its name where it has no code", new TypeError("the words of the victim"), "TypeError"],
  ["its name where the code is a sentence", Object.assign(new Error(), { code: "the words of the victim" }), "Error"],
  ["nothing of what is no error", "the words of the victim", "UNKNOWN"],
])("of an error is kept %s", (_what, error, code) => expect(codeOf(error)).toBe(code));

test("a permanent failure says so, and no other", () => {
  expect(isPermanent(new PermanentFailure("GONE"))).toBe(true);
  expect(codeOf(new PermanentFailure("GONE"))).toBe("GONE");
  expect(isPermanent(new Error("gone"))).toBe(false);
});

test("what is put off says until when, and why where that is a code", () => {
  expect(putOffBy(new PutOff(5))).toEqual({ waitMs: 5, code: undefined });
  expect(putOffBy(new PutOff(5, "SERVER_AWAY"))).toEqual({ waitMs: 5, code: "SERVER_AWAY" });
  expect(putOffBy(new PutOff(5, "the words of the victim"))).toEqual({ waitMs: 5, code: undefined });
  expect(putOffBy(new Error("PUT_OFF"))).toBeUndefined();
});
