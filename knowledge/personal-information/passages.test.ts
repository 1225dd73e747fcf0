import { LANGUAGES } from "@sb/contracts/codes.ts";
import { describe, expect, it, test } from "vitest";
import { PERSONAL_EXAMPLES } from "./examples.ts";
import { hasPersonalInformation, personalPassages } from "./find.ts";
import { HOME_ADDRESSES, LABELLED_NAMES, TOLD_NAMES } from "./private-persons/examples.ts";

const passagesOf = (text: string) =>
  personalPassages(text).map(({ kind, start, end }) => [kind, text.slice(start, end)]);

describe("the passages", () => {
  it.each([
    ["Call +82 10-2345-6789 now", [["PHONE", "+82 10-2345-6789"]]],
    ["연락처010-2345-6789로 전화하세요", [["PHONE", "010-2345-6789"]]],
    [
      "(minsu@mail.example, 010-2345-6789)",
      [
        ["EMAIL", "minsu@mail.example"],
        ["PHONE", "010-2345-6789"],
      ],
    ],
    ["his mail is johndoe at gmail dot com, he said", [["EMAIL", "johndoe at gmail dot com"]]],
    ["주민번호 900101 - 1234567 입니다", [["IDENTITY_NUMBER", "900101 - 1234567"]]],
    [
      "먼저\n010-2345-6789\n그다음 a@mail.example",
      [
        ["PHONE", "010-2345-6789"],
        ["EMAIL", "a@mail.example"],
      ],
    ],
  ])("of %j", (text, passages) => {
    expect(passagesOf(text)).toEqual(passages);
  });

  it("of a wallet's secret are from its first to its last word, also over lines and beside others", () => {
    const phrase = "hurry execute amazing release\nerupt lunch bicycle warrior\nvivid local practice scissors";
    const key = `5J${"a1B2c3D4e5".repeat(4)}F6g7H8j9K`;
    expect(passagesOf(`Call 010-2345-6789: ${phrase}.\nMy key (${key}), a@mail.example`)).toEqual([
      ["PHONE", "010-2345-6789"],
      ["WALLET_SECRET", phrase],
      ["WALLET_SECRET", key],
      ["EMAIL", "a@mail.example"],
    ]);
  });

  it("leave out an amount beside a number", () => {
    expect(passagesOf("I lost +12025550123 won, call 010-2345-6789")).toEqual([["PHONE", "010-2345-6789"]]);
  });

  it("are found at whatever place of a long line", () => {
    for (let before = 300; before < 420; before += 7) {
      const text = `${"word ".repeat(before / 5)}010-2345-6789 ${"word ".repeat(100)}`;
      expect(passagesOf(text)).toEqual([["PHONE", "010-2345-6789"]]);
    }
  });

  it("are ten at most", () => {
    expect(personalPassages(Array.from({ length: 40 }, (_, i) => `a${i}@mail.example`).join(" "))).toHaveLength(10);
  });

  it("are none where the finder finds nothing", () => {
    expect(personalPassages("bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4, 2024-01-02 10:20")).toEqual([]);
    expect(personalPassages("")).toEqual([]);
  });
});

it("are one where parts of an address touch", () => {
  expect(passagesOf("他住在 幸福花园3号楼2单元402室")).toEqual([["HOME_ADDRESS", "幸福花园3号楼2单元402"]]);
});

test.each(LANGUAGES)("%s: without its passages, nothing is found in an example any more", (language) => {
  const examples = [
    ...PERSONAL_EXAMPLES[language].map(([, text]) => text),
    ...HOME_ADDRESSES[language],
    ...LABELLED_NAMES[language],
    ...TOLD_NAMES[language],
  ];
  for (const text of examples.filter(hasPersonalInformation)) {
    const passages = personalPassages(text);
    const rest = passages.reduceRight((left, { start, end }) => `${left.slice(0, start)}…${left.slice(end)}`, text);
    expect([text, passages.length > 0, hasPersonalInformation(rest)]).toEqual([text, true, false]);
  }
});
