import { domainToASCII } from "node:url";
import { expect, it } from "vitest";
import { imitatedBy } from "./imitated.ts";
import { SAFE_LIST } from "./safe-list/safe-list.ts";

/** A letter of another script, or a digit, for one letter of the name. */
const DISGUISES: readonly (readonly [letter: string, other: string])[] = [
  ["a", "а"],
  ["o", "о"],
  ["e", "е"],
  ["i", "і"],
  ["p", "р"],
  ["c", "с"],
  ["l", "1"],
  ["o", "0"],
  ["m", "rn"],
];

const EXCHANGES = SAFE_LIST.filter(({ kind }) => kind === "EXCHANGE").map(({ key }) => key);

it("knows fifty exchanges or more, and each in every disguise that its name allows", () => {
  expect(EXCHANGES.length).toBeGreaterThanOrEqual(50);
  for (const host of EXCHANGES) {
    const [name = "", ...rest] = host.split(".");
    for (const [letter, other] of DISGUISES.filter(([each]) => name.includes(each))) {
      const disguised = domainToASCII([name.replace(letter, other), ...rest].join("."));
      expect([disguised, imitatedBy(disguised)]).toEqual([disguised, host]);
    }
  }
});

it.each([
  "binance.com",
  "accounts.binance.com",
  "evil.com",
  "t.me/binance",
  "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
])("%s imitates nobody", (key) => {
  expect(imitatedBy(key)).toBeUndefined();
});
