import { expect, test } from "vitest";
import { insertedAt } from "./insert.ts";

const THANKS = "문의해 주셔서 감사합니다.";

test.each<[string, string, { start: number; end: number }, string]>([
  ["into an empty field", "", { start: 0, end: 0 }, "문의해 주셔서 감사합니다.|"],
  ["after a greeting", "안녕하세요.", { start: 6, end: 6 }, "안녕하세요.\n문의해 주셔서 감사합니다.|"],
  ["on an empty line", "안녕하세요.\n\n드림", { start: 7, end: 7 }, "안녕하세요.\n문의해 주셔서 감사합니다.|\n드림"],
  ["before the rest", "드림", { start: 0, end: 0 }, "문의해 주셔서 감사합니다.|\n드림"],
  ["in place of what is selected", "아무 말", { start: 0, end: 4 }, "문의해 주셔서 감사합니다.|"],
])("%s, the cursor behind it", (_where, text, range, becomes) => {
  const { value, caret } = insertedAt(text, THANKS, range);
  expect(`${value.slice(0, caret)}|${value.slice(caret)}`).toBe(becomes);
});
