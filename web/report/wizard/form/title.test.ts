import { describe, expect, test } from "vitest";
import { filled } from "./filled.ts";
import { isTitleMade, titleAfter, titleFrom } from "./title.ts";

describe("titleFrom", () => {
  test.each([
    ["", ""],
    ["  \n ", ""],
    ["Gone overnight. I had not signed anything.", "Gone overnight"],
    ["They took 3.25 BTC from me", "They took 3.25 BTC from me"],
    ["리딩방에서 만난 사람이에요. 출금이 막혔어요.", "리딩방에서 만난 사람이에요"],
    ["投資を勧められました。出金できません。", "投資を勧められました"],
    ["평소 쓰던 거래소예요!\n그런데", "평소 쓰던 거래소예요!"],
  ])("%j gives %j", (comment, title) => {
    expect(titleFrom(comment)).toBe(title);
  });

  test("is cut between words, and never within a character", () => {
    const long = titleFrom("They promised that everybody would double their deposit within a week and then vanished");
    expect(long).toBe("They promised that everybody would double their deposit…");
    expect(titleFrom("😀".repeat(80))).toBe(`${"😀".repeat(59)}…`);
  });
});

describe("the title", () => {
  const made = filled({ "declare.comment": "It began with a call.", "declare.title": "It began with a call" }).fields;

  test("follows the text as long as it is the one made from it", () => {
    expect(isTitleMade(made)).toBe(true);
    expect(titleAfter(made, "It began with a letter.")).toBe("It began with a letter");
  });

  test("stays once the user has changed or emptied it", () => {
    const own = { ...made, "declare.title": "My own" };
    expect(titleAfter(own, "It began with a letter.")).toBe("My own");
    expect(titleAfter({ ...made, "declare.title": "" }, "It began with a letter.")).toBe("");
  });
});
