import { expect, test } from "vitest";
import { isPrivateKey, secretIn } from "./secrets.ts";

const WIF = `5J${"a1B2c3D4e5".repeat(4)}F6g7H8j9K`;

test.each([
  ["KEY", WIF],
  ["KEY", `L${"a1B2c3D4e5".repeat(5)}f`],
  ["KEY", `제 키는 ${WIF} 입니다`],
  ["KEY", `xprv9${"a1B2c3D4e5".repeat(10)}`],
  ["KEY", `S${"A2B3C".repeat(11)}`],
  ["KEY", `private key: 0x${"4c08".repeat(16)}`],
  ["KEY", `개인키 ${"4c08".repeat(16)}`],
  ["PHRASE", "apple bird cloud drift eagle flame grape hotel igloo jelly knife lemon"],
  [
    "PHRASE",
    "1. apple 2. bird 3. cloud 4. drift 5. eagle 6. flame 7. grape 8. hotel 9. igloo 10. jelly 11. knife 12. lemon",
  ],
  ["PHRASE", "Apple, Bird, Cloud, Drift, Eagle, Flame, Grape, Hotel, Igloo, Jelly, Knife, Lemon"],
  ["PHRASE", "my seed phrase is: apple bird cloud drift eagle flame grape hotel igloo jelly knife lemon"],
  ["PHRASE", "니모닉: 사과 구름 바람 독수리 불꽃 포도 호텔 얼음 젤리 칼날 레몬 바다"],
  ["PHRASE", "的 一 是 在 不 了 有 和 人 这 中 大"],
  ["PHRASE", "りんご　とりい　くもり　ながれ　わしの　ほのお　ぶどう　ほてる　こおり　ぜりい　ないふ　れもん"],
])("%s: %s", (secret, text) => {
  expect(secretIn(text)).toBe(secret);
});

test.each([
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "bc1p0xlxvlhemja6c4dqv22uapctqupfhlxm9h8z3k2e72q4k9hcz7vqzk5jj0",
  `0x${"4c08".repeat(16)}`,
  "8aow6AJ91kdMqQQ1vLXaUGo5TS9q19QuDYDr5YpueRDH",
  `xpub6${"a1B2c3D4e5".repeat(10)}`,
  "they asked for the twelve words and then all coins were gone",
  "fake wallet update page asks for the seed phrase and twelve words today",
  "사기 당했어요 텔레그램에서 만난 사람이 돈을 보내라고 해서 보냈는데 연락이 끊겼어요 도와주세요 제발 부탁드립니다",
  "",
])("%j gives nothing away", (text) => {
  expect(secretIn(text)).toBeUndefined();
});

test("a whole key is one, and a text with one is none", () => {
  expect([isPrivateKey(WIF), isPrivateKey(`${WIF} `), isPrivateKey("1BoatSLRHtKNngkdXEeobR76b53LETtpyT")]).toEqual([
    true,
    false,
    false,
  ]);
});
