import { expect, test } from "vitest";
import { insertBlock, pictureMarkdown, withoutPicture, wordsOf } from "./picture-markdown.ts";

test("words and addresses can't break out of the Markdown", () => {
  expect(pictureMarkdown("a](x) [b", "/p/1")).toBe("![a (x)  b](/p/1)");
  expect(pictureMarkdown("", "https://other.example/a (1).png")).toBe("![](<https://other.example/a%20(1).png>)");
});

test("the words begin as the file's name", () => {
  expect(wordsOf("loss_by-month.v2.png")).toBe("loss by month.v2");
});

test("a picture stands between blank lines, wherever the cursor was", () => {
  expect(insertBlock("", 0, "P")).toBe("P");
  expect(insertBlock("one two", 3, "P")).toBe("one\n\nP\n\ntwo");
  expect(insertBlock("one\n\n", 5, "P")).toBe("one\n\nP");
});

test("a picture that is deleted leaves the text", () => {
  expect(withoutPicture("one\n\n![a](/p/1)\n\ntwo ![b](/p/12)", "/p/1")).toBe("one\n\ntwo ![b](/p/12)");
});
