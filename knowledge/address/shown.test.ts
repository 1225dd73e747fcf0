import { expect, it } from "vitest";
import { shownSite } from "./shown.ts";

it.each([
  ["https://binance.com@evil.com/login", "https://evil.com/login"],
  ["https://user:secret@evil.com:8080/", "https://evil.com:8080/"],
  ["evil.com/a@b", "evil.com/a@b"],
  ["pаypal.com", "xn--pypal-4ve.com"],
  ["https://www.раураӏ.com/x", "https://www.xn--80aa0cbo65f.com/x"],
  ["xn--mnchen-3ya.de", "münchen.de"],
  ["https://münchen.de:8080/x", "https://münchen.de:8080/x"],
  ["한국.kr", "한국.kr"],
  ["xn--3e0b707e.kr/a", "한국.kr/a"],
  ["ａpple.com", "apple.com"],
  ["evil.com/\u202egpj.exe", "evil.com/gpj.exe"],
  ["https://Evil.com/Path?q=1#x", "https://Evil.com/Path?q=1#x"],
])("%s is shown as %s", (text, shown) => {
  expect(shownSite(text)).toBe(shown);
});
