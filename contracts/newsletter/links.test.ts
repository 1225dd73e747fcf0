import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { confirmToken, endToken, readConfirmToken, readEndToken } from "./links.ts";

const mac = (purpose: string, text: string) => createHmac("sha256", purpose).update(text).digest("base64url");
const link = { subscriberId: "abc", askId: "0199f3a0-0000-7000-8000-000000000001" };

test("a token says who it is for", () => {
  expect(readConfirmToken(mac, confirmToken(mac, link))).toEqual(link);
  expect(readEndToken(mac, endToken(mac, link))).toEqual({ subscriberId: "abc" });
});

test("a token is good for its purpose only, and for nobody else", () => {
  expect(readConfirmToken(mac, endToken(mac, link))).toBeUndefined();
  expect(readEndToken(mac, confirmToken(mac, link))).toBeUndefined();
  expect(readEndToken(mac, endToken(mac, link).replace("abc", "abd"))).toBeUndefined();
});

test.each(["", ".", "..", "abc", "abc.", "abc.x", `${confirmToken(mac, link)}x`, "가.나.다", "a".repeat(300)])(
  "%j is no token",
  (token) => {
    expect(readConfirmToken(mac, token)).toBeUndefined();
    expect(readEndToken(mac, token)).toBeUndefined();
  },
);

test("one letter changed is refused", () => {
  const token = confirmToken(mac, link);
  for (let at = 0; at < token.length; at += 1) {
    const changed = `${token.slice(0, at)}${token[at] === "A" ? "B" : "A"}${token.slice(at + 1)}`;
    expect(readConfirmToken(mac, changed)).toBeUndefined();
  }
});
