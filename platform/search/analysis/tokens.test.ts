import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { fold } from "./fold.ts";
import { codesIn, gramsOf, hostsIn, linksIn, looksLikeAddress, tokenize } from "./tokens.ts";

const tokensOf = (text: string): string[] =>
  tokenize(fold(text).text).map(({ kind, text: token }) => `${kind}:${token}`);
const hosts = (text: string): string[] => hostsIn(fold(text).text).map((host) => host.text);

describe("tokens", () => {
  test("words end at spaces and punctuation, runs at a change of script", () => {
    expect(tokensOf("It's USDT송금, 詐欺サイト… v2.0 scam_lady")).toEqual([
      "word:it",
      "word:s",
      "word:usdt",
      "gram:송금",
      "gram:诈欺サイト",
      "word:v2",
      "word:0",
      "word:scam",
      "word:lady",
    ]);
    expect(tokensOf(" …!? 🙂 ")).toEqual([]);
  });

  const written = fc
    .array(fc.constantFrom(..."aé1ß._-@ 송금ー詐ก", "ำ", "\u0301", "\u3099", ".com", "a.b", "x".repeat(9)), {
      maxLength: 40,
    })
    .map((pieces) => pieces.join(""));

  test("characters of two units beside a text change nothing in it", () => {
    fc.assert(
      fc.property(written, (text) => {
        expect(tokenize(`${text} 🙂`)).toEqual(tokenize(text));
      }),
    );
  });

  test("hosts and codes of two texts are those of each, wherever it stands", () => {
    fc.assert(
      fc.property(written, written, (one, other) => {
        for (const find of [hostsIn, codesIn]) {
          const texts = (text: string): string[] => find(text).map((span) => text.slice(span.start, span.end));
          expect(texts(`${one} ${other}`)).toEqual([...texts(one), ...texts(other)]);
        }
      }),
    );
    for (let at = 0; at < 60; at++) expect(codesIn(`${"- ".repeat(at)}${"a1".repeat(13)}`)).toHaveLength(1);
  });

  test("a run has its characters and bigrams", () => {
    expect(gramsOf("피싱범")).toEqual(["피", "피싱", "싱", "싱범", "범"]);
    expect(gramsOf("𠮷野")).toEqual(["𠮷", "𠮷野", "野"]);
    expect(gramsOf("돈")).toEqual(["돈"]);
  });

  test("finds hosts in a text", () => {
    expect(hosts("see https://www.evil-site.co.kr/path, a.b.example.com에서 and 203.0.113.7:80")).toEqual([
      "www.evil-site.co.kr",
      "a.b.example.com",
      "203.0.113.7",
    ]);
    expect(hosts("аррӏе.com xn--e1awd7f.xn--p1ai")).toEqual(["аррӏе.com", "xn--e1awd7f.xn--p1ai"]);
    expect(hosts("3.25 BTC, v1.3.18, end. Next …and 1.2.3")).toEqual([]);
  });

  test("finds links, and address-like tokens outside of them", () => {
    const text =
      "to https://x.example/the-day-12-exchanges-vanished uqdb_5x-zk3lmnopqrstuvwxyz0123456789-abc or averyveryverylongwordindeed-and-more";
    expect(linksIn(text).map((link) => link.text)).toEqual(["https://x.example/the-day-12-exchanges-vanished"]);
    expect(codesIn(text).map((code) => code.text)).toEqual(["uqdb_5x-zk3lmnopqrstuvwxyz0123456789-abc"]);
  });

  test("takes time linear in the length of the text", () => {
    for (const piece of ["a", "a.", "a-", "a:", "1.", "가.", "a\u0301", "://"]) {
      const text = fold(piece.repeat(5_000)).text;
      for (const cut of [hostsIn, linksIn, codesIn, tokenize])
        expect(cut(text).length).toBeLessThanOrEqual(text.length);
    }
  });

  test("distinguishes addresses from words", () => {
    expect(["0x", "1kx9pqtz", "covid19", "x".repeat(33)].filter(looksLikeAddress)).toHaveLength(4);
    expect(["wallet", "123456", "web3", "überweisung"].filter(looksLikeAddress)).toEqual([]);
  });
});
