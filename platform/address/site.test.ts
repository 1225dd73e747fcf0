import { describe, expect, it } from "vitest";
import { siteKey } from "./site.ts";

describe("the key of a site", () => {
  it.each([
    ["https://Evil.Example.com/path?q=1#x", "evil.example.com"],
    ["http://user:secret@evil.com:8080/", "evil.com"],
    ["HTTP://WWW.Evil.com", "evil.com"],
    ["evil.com.", "evil.com"],
    ["//evil.com/a", "evil.com"],
    ["www.com", "www.com"],
    ["evil.com/login@x", "evil.com"],
    ["https://bank.com@evil.com/", "evil.com"],
    ["hxxps://evil[.]com/a", "evil.com"],
    ["https://münchen.de/", "xn--mnchen-3ya.de"],
    ["한국.kr", "xn--3e0b707e.kr"],
    ["xn--mnchen-3ya.de", "xn--mnchen-3ya.de"],
    ["http://127.0.0.1:3000/x", "127.0.0.1"],
    ["10.0.0.1.", "10.0.0.1"],
    ["http://[2001:DB8::1]:80/", "2001:db8::1"],
    ["2001:db8:0:0:0:0:0:1", "2001:db8::1"],
    ["abcdefgh.onion", "abcdefgh.onion"],
    ["tenant.github.io/page", "tenant.github.io"],
    ["a_b.example.com", "a_b.example.com"],
  ])("of %s is %s", (text, key) => {
    expect(siteKey(text)).toBe(key);
  });

  it.each([
    "",
    "com",
    "co.uk",
    "localhost",
    "evil.notasuffix",
    "me@mail.example.com",
    "just words",
    "evil .com",
    "12345678",
    "0x7f.1",
    "http://2130706433/",
    "https://",
    "evil..com",
  ])("is not to be had of %j", (text) => {
    expect(siteKey(text)).toBeUndefined();
  });

  it("does not change when it is taken again", () => {
    for (const text of ["https://www.münchen.de/x", "https://x.com/Some_Body/status/1", "t.me/+AbC"]) {
      const key = siteKey(text) ?? "";
      expect(siteKey(key)).toBe(key);
    }
  });
});

describe("on hosts that many share, the key names the tenant", () => {
  it.each([
    ["https://twitter.com/Some_Body/status/123?s=20", "twitter.com/some_body"],
    ["https://x.com/some_body", "twitter.com/some_body"],
    ["https://medium.com/@Writer/story-1", "medium.com/@writer"],
    ["https://docs.google.com/forms/d/e/AbC/viewform?usp=sf", "docs.google.com/forms/d/e/AbC/viewform"],
    ["https://t.me/SomeChannel", "t.me/somechannel"],
    ["https://t.me/joinchat/AbC", "t.me/joinchat/AbC"],
    ["https://t.me/+AbC", "t.me/+AbC"],
    ["https://www.facebook.com/profile.php?id=100", "facebook.com/profile.php?id=100"],
    ["https://www.youtube.com/watch?v=AbC&t=1", "youtube.com/watch?v=AbC"],
    ["https://open.kakao.com/o/gAbC", "open.kakao.com/o/gAbC"],
    ["https://bit.ly/3AbC", "bit.ly/3AbC"],
    ["https://bit.ly/3abc", "bit.ly/3abc"],
    ["https://twitter.com/", "twitter.com"],
  ])("%s → %s", (text, key) => {
    expect(siteKey(text)).toBe(key);
  });
});
