import { describe, expect, test } from "vitest";
import { hostTerm as host, prefixTerm } from "../analysis/terms.ts";
import type { Clause, Plan } from "./plan.ts";
import { type FindCorrections, readQuery } from "./query.ts";

const none: FindCorrections = () => [];
/** Each clause as its terms joined by `|`, prefixes with an asterisk; a minimum match is written before its clause. */
const shown = (plan: Plan | undefined): string[] => (plan?.clauses ?? []).map(shownClause);

function shownClause(clause: Clause): string {
  if ("choices" in clause) return clause.choices.map((all) => all.map(shownClause).join(" & ")).join(" or ");
  const { sources, need } = clause;
  const each = sources.map(({ terms, prefixes }) => [...terms, ...prefixes.map((start) => `${start}*`)].join("|"));
  return sources.length === 1 ? (each[0] ?? "") : `${need} of ${each.join(",")}`;
}
const strict = (text: string): string[] => shown(readQuery(text, none).strict);
const loose = (text: string, corrections: FindCorrections = none): string[] =>
  shown(readQuery(text, corrections).loose());

describe("a strict query", () => {
  test("is whole words, the last one a prefix", () => {
    expect(strict("Fake Support")).toEqual(["fake", "support|support*"]);
    expect(strict("fake fake")).toEqual(["fake", `fake|${prefixTerm("fake")}`]);
  });

  test("looks short prefixes up as terms", () => {
    expect(strict("0x")).toEqual([`0x|${prefixTerm("0x")}`]);
    expect(strict("walle")).toEqual(["walle|walle*"]);
  });

  test("takes an address anywhere as a prefix", () => {
    expect(strict("0x52908400 told")).toEqual(["0x52908400|0x52908400*", `told|${prefixTerm("told")}`]);
  });

  test("is bigrams, or a single character", () => {
    expect(strict("보이스 돈")).toEqual(["보이", "이스", "돈"]);
    expect(strict("USDT송금")).toEqual(["usdt", "송금"]);
  });

  test("omits an unfinished letter", () => {
    expect(strict("사기ㄲ")).toEqual(["사기"]);
    expect(strict("ㅋㅋㅋ")).toEqual(["\u110f\u110f"]);
  });

  test("takes a link as its host and the words of its path", () => {
    expect(strict("https://www.evil.example/claim/gift")).toEqual([
      host("evil.example"),
      "claim",
      `gift|${prefixTerm("gift")}`,
    ]);
    expect(strict("evil.example")).toEqual([`${host("evil.example")}|${host("evil.example")}*`]);
    expect(strict("hxxp://evil[.]example:8080/ scam")).toEqual([host("evil.example"), `scam|${prefixTerm("scam")}`]);
    expect(strict("bínanc.example x")[0]).toBe(`${host("binanc.example")}|${host("xn--bnanc-zsa.example")}`);
  });

  test("takes e-mail as one word", () => {
    expect(strict("E-Mail account")).toEqual(["email", "account|account*"]);
    expect(strict("e-mails")).toEqual(["emails|emails*"]);
  });

  test("matches umlauts that are written out", () => {
    expect(strict("Börse da")).toEqual(["borse|boerse", `da|${prefixTerm("da")}`]);
    expect(strict("boerse da")).toEqual(["boerse|borse", `da|${prefixTerm("da")}`]);
  });

  test("is empty without anything to search for", () => {
    for (const text of ["", "?!", "🙂 …", "\0"]) expect(readQuery(text, none).strict).toBeUndefined();
  });

  test("has a limit", () => {
    expect(strict(Array.from({ length: 500 }, (_, i) => `w${i}`).join(" ")).length).toBeLessThanOrEqual(32);
    expect(strict("가나다라마바사아자차카타파하".repeat(100)).length).toBeLessThanOrEqual(32);
    expect(strict(Array.from({ length: 500 }, (_, i) => `w${i}`).join(".")).length).toBeLessThanOrEqual(32);
  });
});

describe("a loose query", () => {
  const meant = (word: string): string[] => (word === "walet" ? ["wallet", "valet"] : []);

  test("corrects misspelt words", () => {
    expect(loose("walet stolen", meant)).toEqual(["walet|wallet|valet", "stolen|stolen*"]);
  });

  test("does not correct addresses", () => {
    expect(readQuery("1kx9pqtz", () => ["1kx9pqtv"]).loose()).toBeUndefined();
  });

  test("corrects to fewer words the more words there are", () => {
    const many = (): string[] => Array.from({ length: 12 }, (_, i) => `m${i}`);
    const sizes = ["one", "one two", "one two three four five six"].map(
      (text) => loose(text, many)[0]?.split("|").length,
    );
    expect(sizes).toEqual([14, 13, 5]);
    expect(readQuery("a b c d e f g h i", many).loose()).toBeUndefined();
  });

  test("tolerates missing bigrams", () => {
    expect(loose("사기를")).toEqual(["1 of 사기,기를"]);
    expect(loose("거래소에서")).toEqual(["2 of 거래,래소,소에,에서"]);
  });

  test("takes a link as its host", () => {
    expect(loose("https://evil.example/claim")).toEqual([host("evil.example")]);
  });

  test("takes a dotted text without a public suffix as words", () => {
    expect(loose("evil-bank.example")).toEqual(["evil", "bank", "example|example*"]);
    for (const host of ["evil-bank.com", "https://evil-bank.example"])
      expect(readQuery(host, none).loose()).toBeUndefined();
  });

  test("is empty if it would equal the strict query", () => {
    expect(readQuery("돈", none).loose()).toBeUndefined();
    expect(readQuery("scam", none).loose()).toBeUndefined();
  });
});
