import { expect, test } from "vitest";
import { pastedIn } from "./pasted.ts";

test.each([
  "0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed",
  "이 지갑으로 보냈어요 TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t",
  "bc1q w508 d6qe jxtd",
  "evil.com",
  "사이트는evil.com이에요",
  "evil[.]com",
  "evil[.com",
  "evil,com",
  "0x3624…fE00",
  "8aow6A...ueRDH",
  "8aow6A***ueRDH",
  "텔레그램 @coinroom_vip",
  "evil (dot) com",
  "hxxps://evil",
  "vitalik.eth",
  "例子。中国",
  "evil(点)com",
  "evil【.】com",
  "evil dot com",
  "evil . com",
  "evil·com",
  "이블 닷컴",
  "evil\\.com",
  "185 . 220 . 101 . 7",
  "TR7NHqjeKQx\nGTCi8q8ZY4p\nL8otSzgjLj6t",
  "0x3624 — fE00",
  "TR7NHxxxxLj6t",
  "电报群：@coinroom_vip",
  "(@coinroom_vip)",
  "텔레그램 coinroom_vip",
  "텔레그램 아이디: coinroom7",
])("%s is looked up", (text) => {
  expect(pastedIn(` ${text}\n`)).toBe(text);
});

test.each([
  "",
  "에어드랍 사기",
  "romance scam",
  "it was bad. very bad.",
  "Vermögensberatungsgesellschaft",
  "1,000 USDT",
  "someone @ home",
  "fast, cheap, safe",
  "pig-butchering / romance",
  "crypto com",
  "KakaoTalk and MetaMask",
  "USDT 5000 in 3 days",
  "A - B, C & D?",
  "(보이스 피싱)",
])("%j is words", (text) => {
  expect(pastedIn(text)).toBeUndefined();
});
