import { expect, it } from "vitest";
import { familyOf, relationOf } from "./family.ts";

it.each([
  ["fastcoin-pro.com", "fastcoin-pro.com", []],
  ["m.fastcoin-pro.com", "fastcoin-pro.com", ["fastcoin-pro.com"]],
  ["a.kr.fastcoin-pro.com", "fastcoin-pro.com", ["kr.fastcoin-pro.com", "fastcoin-pro.com"]],
  ["trade.bitmax-korea.co.kr", "bitmax-korea.co.kr", ["bitmax-korea.co.kr"]],
  ["tenant.pages.dev", "tenant.pages.dev", []],
  ["preview.tenant.pages.dev", "tenant.pages.dev", ["tenant.pages.dev"]],
  ["tenant.github.io", "tenant.github.io", []],
  ["www1.tenant.vercel.app", "tenant.vercel.app", ["tenant.vercel.app"]],
  ["someone.tistory.com", "someone.tistory.com", []],
  ["a.someone.tistory.com", "someone.tistory.com", ["someone.tistory.com"]],
  ["scam.eth.limo", "scam.eth.limo", []],
  ["xn--vk1b75o2pj60h.com", "xn--vk1b75o2pj60h.com", []],
])("%s is of the family of %s", (host, domain, parents) => {
  expect(familyOf(host)).toEqual({ domain, parents });
});

it.each([
  "0x5aaeb6053f3e94c9b9a09f33669435e7ef1beaed",
  "185.220.101.7",
  "2001:db8::1",
  "0.0.1234",
  "t.me/scamroom",
  "t.me",
  "github.io",
  "binance.com",
  "accounts.binance.com",
  "goerli.etherscan.io",
])("%s has no family", (key) => {
  expect(familyOf(key)).toBeUndefined();
});

it("says what hosts of one family are to one another", () => {
  expect(relationOf("app.evil.com", "evil.com")).toBe("PARENT");
  expect(relationOf("evil.com", "app.evil.com")).toBe("CHILD");
  expect(relationOf("a.evil.com", "b.evil.com")).toBe("SIBLING");
  expect(relationOf("evil.com", "notevil.com")).toBe("SIBLING");
});
