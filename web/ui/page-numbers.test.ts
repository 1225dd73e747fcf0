import { expect, test } from "vitest";
import { pageNumbers } from "./page-numbers.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 10, [1, 2, undefined, 10]],
  [5, 10, [1, undefined, 4, 5, 6, undefined, 10]],
  [4, 7, [1, 2, 3, 4, 5, 6, 7]],
  [10, 10, [1, undefined, 9, 10]],
])("page %i of %i", (page, pages, expected) => {
  expect(pageNumbers(page, pages)).toEqual(expected);
});
