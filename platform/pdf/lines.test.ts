import { expect, test } from "vitest";
import { linesOf } from "./lines.ts";

/** Each character is 1 wide. */
const measure = (text: string) => [...text].length;

test("a text is broken between words, and where it breaks itself", () => {
  expect(linesOf("one two three\nfour", 8, measure)).toEqual(["one two", "three", "four"]);
});

test("an empty line stays", () => expect(linesOf("a\n\nb", 9, measure)).toEqual(["a", "", "b"]));

test("what is longer than a line is cut anywhere", () => {
  expect(linesOf("id 0123456789", 4, measure)).toEqual(["id 0", "1234", "5678", "9"]);
});

test("Japanese breaks between characters, but no line begins with a full stop", () => {
  expect(linesOf("送金した。次", 4, measure)).toEqual(["送金し", "た。次"]);
});
