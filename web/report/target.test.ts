import { expect, test } from "vitest";
import { targetIn } from "./target.ts";

test.each([
  "1BoatSLRHtKNngkdXEeobR76b53LETtpyT",
  "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq",
  "0x52908400098527886E0F7030069857D2E4169EE7",
  "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a",
  "EQDrjaLahLkMB-hMCmkzOyBuHJ139ZUYmPHu6RRBKnbdLIYI",
  "rEb8TK3gBgk5auZkwc6sHnwrGVJH8DuaLh",
  "https://bad.example/login?next=1",
  "bad-example.co.kr",
  "나쁜사이트.한국",
  "xn--3e0b707e.xn--3e0b707e",
])("%s is a target", (text) => {
  expect(targetIn(text)).toBe(text);
});

test.each([
  "",
  "   ",
  "에어드랍",
  "투자 사기",
  "fake airdrop",
  "1BoatSLRHt",
  "v1.2",
  "3.14",
  "hello",
  "소프트웨어개발환경구축가이드안내서모음집전체목록정리본",
])("%j is not a target", (text) => {
  expect(targetIn(text)).toBeUndefined();
});

test("a pasted target is trimmed and refanged", () => {
  expect(targetIn("  hxxps://bad[.]example/a \n")).toBe("https://bad.example/a");
});
