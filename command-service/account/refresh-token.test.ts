import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { formatRefreshToken, hashOf, newRefreshToken, parseRefreshToken, successorOf } from "./refresh-token.ts";

const vault = {
  mac: (purpose: string, text: string) => createHmac("sha256", "k").update(`${purpose}\0${text}`).digest("base64url"),
};

test("a token survives the cookie's encoding, and so does its successor", () => {
  const token = newRefreshToken();
  expect(parseRefreshToken(formatRefreshToken(token))).toEqual(token);
  const next = successorOf(token, vault);
  expect(parseRefreshToken(formatRefreshToken(next))).toEqual(next);
});

test("a token has one successor in the same session, with another secret and hash", () => {
  const token = newRefreshToken();
  const next = successorOf(token, vault);
  expect(successorOf(token, vault)).toEqual(next);
  expect(next.sessionId).toBe(token.sessionId);
  expect(next.secret).not.toBe(token.secret);
  expect(hashOf(next)).not.toBe(hashOf(token));
});

test("tokens are unique", () => {
  const many = Array.from({ length: 100 }, () => formatRefreshToken(newRefreshToken()));
  expect(new Set(many).size).toBe(100);
});

test.each([
  "",
  ".",
  "a.b",
  "x",
  `${"a".repeat(22)}.${"b".repeat(42)}`,
  `${"a".repeat(22)}.${"b".repeat(43)}.c`,
  "../../etc",
])("%j was never one of ours", (text) => {
  expect(parseRefreshToken(text)).toBeUndefined();
});
