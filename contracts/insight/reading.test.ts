import { expect, test } from "vitest";
import { excerpt, readingMinutes } from "./reading.ts";

test.each([
  ["nothing", "", 1],
  ["a few words", "Two words", 1],
  ["English", "word ".repeat(690), 3],
  ["Korean, by characters", "가나다라 ".repeat(375), 3],
  ["both", `${"word ".repeat(460)}${"漢字".repeat(500)}`, 4],
  ["addresses of pictures do not count", "![x](/sb/insight/safer-view/picture/1-a-b-c-d) ".repeat(500), 1],
])("%s", (_, text, minutes) => {
  expect(readingMinutes(text)).toBe(minutes);
});

test("an excerpt is the beginning in plain words", () => {
  expect(excerpt("## Look **here**\n\n- [first](https://a.example), `then`\n> quoted <b>bold</b>")).toBe(
    "Look here first, then quoted bold",
  );
  const long = excerpt("never again ".repeat(40));
  expect(long).toMatch(/^never again .* again…$|^never again .* never…$/);
  expect(long.length).toBeLessThanOrEqual(161);
});

test("a text made to take long takes no longer", () => {
  for (const hostile of ["![".repeat(25_000), "[](".repeat(16_000), "<".repeat(50_000), "# ".repeat(25_000)])
    expect(readingMinutes(hostile)).toBe(1);
});
