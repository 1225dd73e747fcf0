import { expect, test } from "vitest";
import { recognizeAll } from "./normalize.ts";
import { alsoUnder, twinsOf, watchedAs, watchesOnAll } from "./same-wallet.ts";

const EVM = "0xe35f041103b741800995c0ccd8b23fa3e0a51fcf";
const ETH = "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed";
const TRON = "TWhSDRYGmP7XKjByfC6LjPzneXgef5s7yp";
const BITCOIN = "3KiC5FFV3HVNukzSWHXbQ7Ygp6P5gt45W1";
const LITECOIN = "MRvLP8fSzQLoiGGLcAWwDko68nyXfRCXVS";
const [KEY_HASH, CASH] = ["1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"];
const DIGITS = EVM.slice(2);

const also = (text: string) =>
  alsoUnder(text, recognizeAll(text)).map(({ addressKey, chains }) => `${addressKey} ${chains.join(" ")}`);

test.each([
  [LITECOIN, [`${BITCOIN} OTHER LTC`]],
  [BITCOIN, [expect.stringMatching(/^r\w+ OTHER BCH$/)]],
  [TRON, [`${EVM} OTHER USDT`, `41${DIGITS} OTHER`, `0x41${DIGITS} OTHER`]],
  ["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx", ["tb1qw508d6qejxtdg4y5r3zarvary0c5xw7kxpjzsx OTHER XMR"]],
  [`eth:${ETH}`, expect.arrayContaining([`eth:${ETH} OTHER XMR`, `${ETH.slice(2).toLowerCase()} OTHER`])],
  [ETH.slice(2), expect.arrayContaining([`${ETH.slice(2).toLowerCase()} OTHER XMR`])],
])("reports on %s may also stand under", (text, keys) => {
  expect(also(text)).toEqual(keys);
});

test.each([
  [EVM, [TRON]],
  [TRON, [EVM]],
  [KEY_HASH, [CASH]],
  [CASH, [KEY_HASH]],
  ["bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4", []],
])("some spelling of %s means also", (key, twins) => {
  expect(twinsOf(key)).toEqual(twins);
});

test("a script that three chains have", () => {
  const all = recognizeAll(BITCOIN).map(({ addressKey }) => addressKey);
  expect(all).toEqual([BITCOIN, expect.stringMatching(/^p/), LITECOIN]);
  for (const key of all) expect([key, ...twinsOf(key)].toSorted()).toEqual(all.toSorted());
});

test.each([
  [TRON, "TRX", [TRON, EVM]],
  [EVM, "ETH", [EVM]],
  [EVM, "USDT", [EVM, TRON]],
  [LITECOIN, "LTC", [LITECOIN, BITCOIN]],
  [BITCOIN, "BTC", [BITCOIN]],
  // By the rules of before.
  [BITCOIN, "LTC", [BITCOIN, LITECOIN]],
] as const)("a report on %s (%s) concerns watches on", (key, chain, keys) => {
  expect(watchedAs(key, chain)).toEqual(keys);
});

test.each([
  [TRON, [TRON, EVM]],
  [EVM, [EVM]],
  [BITCOIN, [BITCOIN]],
  [LITECOIN, [LITECOIN, BITCOIN]],
  ["evil.com", ["evil.com"]],
  ["nothing", []],
])("watches on all that %s means", (text, keys) => {
  expect(watchesOnAll(recognizeAll(text))).toEqual(keys);
});
