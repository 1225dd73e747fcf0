import { createHmac } from "node:crypto";
import { expect, test } from "vitest";
import { endWatchToken, pauseDailyToken, readWatchToken } from "./links.ts";

const mac = (purpose: string, text: string) => createHmac("sha256", purpose).update(text).digest("base64url");

test("a token says what it does, and to what", () => {
  expect(readWatchToken(mac, endWatchToken(mac, 17))).toEqual({ watchSeq: 17 });
  expect(readWatchToken(mac, pauseDailyToken(mac, "17"))).toEqual({ userId: "17" });
});

test.each(["", ".", "17", "17.", "17.x", `${endWatchToken(mac, 17)}x`, "가.나", "a".repeat(300)])(
  "%j is no token",
  (token) => expect(readWatchToken(mac, token)).toBeUndefined(),
);

test("one letter changed is refused", () => {
  const token = endWatchToken(mac, 17);
  for (let at = 0; at < token.length; at += 1) {
    const changed = `${token.slice(0, at)}${token[at] === "1" ? "2" : "1"}${token.slice(at + 1)}`;
    expect(readWatchToken(mac, changed)).toBeUndefined();
  }
});
