import { expect, test } from "vitest";
import { shorten } from "./shorten.ts";

test("keeps both ends of a long address", () => {
  expect(shorten("bc1qexampleexampleexampleexample0000")).toBe("bc1qexam…le0000");
});

test("leaves a short text unchanged", () => {
  expect(shorten("example.test")).toBe("example.test");
});

test("never splits a character", () => {
  expect(shorten("😀".repeat(30), 2, 2)).toBe("😀😀…😀😀");
});
