import { entropyToMnemonic } from "@scure/bip39";
import { wordlist as czech } from "@scure/bip39/wordlists/czech.js";
import { wordlist as english } from "@scure/bip39/wordlists/english.js";
import { wordlist as french } from "@scure/bip39/wordlists/french.js";
import { wordlist as italian } from "@scure/bip39/wordlists/italian.js";
import { wordlist as japanese } from "@scure/bip39/wordlists/japanese.js";
import { wordlist as korean } from "@scure/bip39/wordlists/korean.js";
import { wordlist as portuguese } from "@scure/bip39/wordlists/portuguese.js";
import { wordlist as simplified } from "@scure/bip39/wordlists/simplified-chinese.js";
import { wordlist as spanish } from "@scure/bip39/wordlists/spanish.js";
import { wordlist as traditional } from "@scure/bip39/wordlists/traditional-chinese.js";
import { describe, expect, it, test } from "vitest";
import { secretRanges } from "./find.ts";
import { isPrivateKey } from "./keys.ts";
import { scriptsOf } from "./phrases.ts";
import { ALL_LISTS } from "./word-lists.ts";
import { loadWordLists } from "./word-lists-late.ts";

const LISTS = {
  ...{ czech, english, french, italian, japanese, korean, portuguese, simplified, spanish, traditional },
} as const;
const secretsIn = (text: string) => secretRanges(text, ALL_LISTS).map((range) => text.slice(...range));

/** Made anew from the same bytes each time, with a right checksum. Nobody's wallet. */
const phraseOf = (list: readonly string[], bytes: number, seed: number): string =>
  entropyToMnemonic(
    Uint8Array.from({ length: bytes }, (_, at) => (seed * 89 + at * 57 + ((at * seed) >> 2)) & 255),
    [...list],
  );

describe.each(Object.entries(LISTS))("a phrase of %s words", (_, list) => {
  it.each([16, 20, 24, 28, 32])("of %i bytes is found", (bytes) => {
    for (let seed = 1; seed <= 40; seed += 1) {
      const phrase = phraseOf(list, bytes, seed);
      expect(secretsIn(phrase)).toEqual([phrase]);
    }
  });

  const words = phraseOf(list, 16, 7).split(/\s/);
  const [first = "", last = ""] = [words[0], words.at(-1)];
  it.each([
    ["commas", words.join(", ")],
    ["numbers", words.map((word, at) => `${at + 1}. ${word}`).join(" ")],
    ["numbers and brackets", words.map((word, at) => `(${at + 1}) ${word}`).join("\n")],
    ["lines", words.join("\r\n")],
    ["empty lines", words.join("\n\n")],
    ["bullets", words.map((word) => `  • ${word}`).join("\n")],
    ["quotes", words.map((word) => `“${word}”`).join(" ")],
    ["JSON", JSON.stringify(words)],
    ["capitals", words.join(" ").toUpperCase()],
    ["first letters in capitals", words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(" ")],
    ["wide blanks", words.join("\u3000")],
    ["composed letters", words.join(" ").normalize("NFC")],
    ["separate accents", words.join(" ").normalize("NFD")],
    ["hidden characters", words.join("\u200b ")],
  ])("is found with %s", (_, written) => {
    const [found = ""] = secretsIn(`— ${written} —`);
    expect(found.normalize("NFKD").toLowerCase().startsWith(first.normalize("NFKD"))).toBe(true);
    expect(found.normalize("NFKD").toLowerCase().endsWith(last.normalize("NFKD"))).toBe(true);
  });

  it("is found within sentences, from its first to its last word", () => {
    const phrase = words.join(" ");
    for (const text of [
      `I typed ${phrase} yesterday!`,
      `그 사이트에 ${phrase} 라고 입력했습니다`,
      `我在那里输入了 ${phrase} ，然后钱没了`,
      `そこに ${phrase} と入力しました`,
      `Ich habe ${phrase} eingegeben.`,
      // "this", "money", "all" and "help" are in a list themselves.
      `In this wallet (${phrase}) were money, and all is gone`,
      `this: ${phrase} and all is gone, help`,
      `money stolen ${phrase} yesterday help`,
    ])
      expect(secretsIn(text)).toEqual([phrase]);
  });

  it("is found with the lists that a device loads for it", async () => {
    const text = `1) ${words.join(" ")}`;
    expect(secretRanges(text, await loadWordLists(scriptsOf(text)))).toEqual(secretRanges(text, ALL_LISTS));
    expect(secretsIn(text)).toHaveLength(1);
  });

  it("is found with one misspelt word, wherever it is", () => {
    for (const at of words.keys()) expect(secretsIn(words.with(at, "xqxq").join(" "))).toHaveLength(1);
  });

  it("is none with two words of a dozen that are not listed, nor with eleven words", () => {
    expect(secretsIn(words.with(2, "xqxq").with(8, "xqxq").join(" "))).toEqual([]);
    expect(secretsIn(words.slice(0, 11).join(" "))).toEqual([]);
  });
});

test.each([
  ["Spanish without accents", phraseOf(spanish, 16, 3).normalize("NFD").replace(/\p{M}/gu, "")],
  ["French without accents", phraseOf(french, 16, 3).normalize("NFD").replace(/\p{M}/gu, "")],
  [
    "wide letters",
    phraseOf(english, 16, 3).replace(/[a-z]/g, (letter) => String.fromCharCode(letter.charCodeAt(0) + 0xfee0)),
  ],
])("is found: %s", (_, phrase) => {
  expect(secretsIn(phrase)).toEqual([phrase]);
});

test("two phrases are two", () => {
  const [one, other] = [phraseOf(english, 16, 1), phraseOf(korean, 16, 2)];
  expect(secretsIn(`Eins: ${one}\n둘째는 ${other}`)).toEqual([one, other]);
});

/** Electrum's older phrases and Monero's are of other lists, so only their names tell them. */
const MONERO =
  "sequence atlas unveil summon pebbles tuesday beer rudely snake rockets different fuselage woven tagged bested dented vegan hover rapid fawns obvious muppet randomly seasons randomly";
const ELECTRUM = "constant forest adore false green weave stop guy fur freeze giggle clock";

test.each([
  `my monero seed is: ${MONERO}`,
  `He has my recovery phrase "${MONERO}" now, and the coins are gone`,
  `Seed phrase:\n\n${ELECTRUM}\n\nThat is all I have.`,
  `seed phrase ${ELECTRUM.split(" ")
    .map((word, at) => `${at + 1}) ${word}`)
    .join(" ")}`,
  `Mi frase de recuperación: ${ELECTRUM}`,
  `Ma phrase secrète est ${ELECTRUM}`,
  "니모닉: 사과 구름 바람 독수리 불꽃 포도 호텔 얼음 젤리 칼날 레몬 바다",
  "복구 문구는 사과 구름 바람 독수리 불꽃 포도 호텔 얼음 젤리 칼날 레몬 바다",
  "リカバリーフレーズ：りんご　とりい　くもり　ながれ　わしの　ほのお　ぶどう　ほてる　こおり　ぜりい　ないふ　れもん",
])("a phrase of other words is told by its name: %s", (text) => {
  expect(secretsIn(text)).toHaveLength(1);
});

const WIF = `5J${"a1B2c3D4e5".repeat(4)}F6g7H8j9K`;
const HEX = "4c08".repeat(16);

test.each([
  [WIF, WIF],
  [`제 키는 ${WIF} 입니다`, WIF],
  [`L${"a1B2c3D4e5".repeat(5)}f`, `L${"a1B2c3D4e5".repeat(5)}f`],
  [`(xprv9${"a1B2c3D4e5".repeat(10)})`, `xprv9${"a1B2c3D4e5".repeat(10)}`],
  [`S${"A2B3C".repeat(11)}`, `S${"A2B3C".repeat(11)}`],
  [`private key: 0x${HEX}, please help`, `0x${HEX}`],
  [`개인키 ${HEX}`, HEX],
  [`clave privada ${HEX}`, HEX],
])("the key in %s", (text, key) => {
  expect(secretsIn(text)).toEqual([key]);
});

test.each([
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
  `0x${HEX}`,
  "8aow6AJ91kdMqQQ1vLXaUGo5TS9q19QuDYDr5YpueRDH",
  `xpub6${"a1B2c3D4e5".repeat(10)}`,
  "fake bitcoin exchange support team asked money transfer account telegram group investment",
  "they asked for the twelve words and then all coins were gone",
  "fake wallet update page asks for the seed phrase and twelve words today",
  "seed phrase stolen after they asked about it, then money gone from wallet that same night",
  "They wanted my seed phrase: never give yours to anybody, whatever they say or promise you",
  "help help help help help help help help help help help help help",
  "top left, top right, bottom left, bottom right, top, left, bottom, right, top left, right",
  "사기 당했어요 텔레그램에서 만난 사람이 돈을 보내라고 해서 보냈는데 연락이 끊겼어요 도와주세요 제발 부탁드립니다",
  "니모닉을 입력하라고 해서 입력했더니 지갑에 있던 코인이 전부 사라졌고 그 뒤로는 연락이 되지 않습니다 도와주세요",
  "对方要我输入助记词，我输入以后钱包里的币全部被转走了，请大家一定要小心这种网站",
  "そのサイトでリカバリーフレーズを入力したら、ウォレットの資産がすべてなくなりました。みなさん気をつけてください",
  "Die Seite fragte nach meinen zwölf Wiederherstellungswörtern, und danach war alles weg, was ich gespart hatte",
  "La página pedía la frase de recuperación y después desapareció todo el dinero que tenía en la billetera",
  "Le site demandait la phrase de récupération et ensuite tout mon argent avait disparu de mon portefeuille",
  "",
])("%j gives nothing away", (text) => {
  expect(secretsIn(text)).toEqual([]);
});

test("a whole key is one, and a text with one is none", () => {
  expect([WIF, `${WIF} `, "1BoatSLRHtKNngkdXEeobR76b53LETtpyT"].map(isPrivateKey)).toEqual([true, false, false]);
});

test("lists are needed for texts with a dozen words of their script", () => {
  const twelve = (word: string) => Array.from({ length: 12 }, () => word).join(" ");
  expect(
    ["one two three", twelve("word"), `${twelve("가나")} ${twelve("的")}`, twelve("다나가라마")].map(scriptsOf),
  ).toEqual([[], ["LATIN"], ["HANGUL", "HAN"], []]);
});
