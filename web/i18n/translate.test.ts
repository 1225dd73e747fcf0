import { LANGUAGES } from "@sb/contracts/codes.ts";
import { expect, test } from "vitest";
import { textsIn } from "./for-tests.ts";

test.each([
  ["en", 1, "Reported by one person"],
  ["en", 12_345, "Reported by 12,345 people"],
  ["de", 12_345, "Von 12.345 Personen gemeldet"],
  ["ko", 1, "1명이 신고"],
  ["ko", 12_345, "12,345명이 신고"],
] as const)("%s formats the count %i", (language, count, text) => {
  expect(textsIn(language)(($) => $.common.report.timesReported, { count })).toBe(text);
});

test.each(LANGUAGES)("%s has a text of its own for a count of zero", (language) => {
  const t = textsIn(language);
  expect(t(($) => $.wizard.review.files, { count: 0 })).not.toMatch(/\d/);
  expect(t(($) => $.wizard.review.files, { count: 2 })).toMatch(/2/);
});

test("a key may be a path with dots, and may come from the server", () => {
  const path: "declare.adrs" | "declare.chain" = "declare.chain";
  expect(textsIn("en")(($) => $.wizard.fields[path])).toBe("Chain or token");
});

test.each(["$t(common:brand)", "{{nickname}}", "<b>&amp;</b>", "$& $1"])(
  "%s in a nickname is not interpreted",
  (nickname) => {
    expect(textsIn("en")(($) => $.common.nav.account, { nickname })).toBe(`Account of ${nickname}`);
  },
);

test("the compiler checks the keys and their parameters", () => {
  const t = textsIn("en");
  // @ts-expect-error: unknown key
  t(($) => $.report.history.headin);
  // @ts-expect-error: the count is missing
  t(($) => $.common.report.timesReported);
  // @ts-expect-error: the nickname is missing
  t(($) => $.common.nav.account);
  expect(t(($) => $.common.brand)).toBe("Safer Block");
});
