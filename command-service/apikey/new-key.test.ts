import { createHmac } from "node:crypto";
import { isApiKey } from "@sb/contracts/apikey/key.ts";
import { expect, test } from "vitest";
import { newKey } from "./new-key.ts";

const mac = (purpose: string, text: string) => createHmac("sha256", purpose).update(text).digest("base64url");
const holder = { userId: "mina", membership: 1 };
const made = (idempotencyKey?: string, changes: object = {}) =>
  newKey({ mac }, { holder, person: "mina", idempotencyKey, ...changes });

test("a key has its form, and its id and hint say nothing of the rest", () => {
  for (const idempotencyKey of [undefined, "i-1"]) {
    const { key, keyId, hint } = made(idempotencyKey);
    expect(isApiKey(key)).toBe(true);
    expect(key.endsWith(hint)).toBe(true);
    expect(key).not.toContain(keyId);
  }
});

test("the same request makes the same key; any other makes another", () => {
  expect(made("i-1")).toEqual(made("i-1"));
  const others = [
    made("i-1"),
    made("i-2"),
    made("i-1", { person: "another admin" }),
    made("i-1", { holder: { userId: "mina", membership: 2 } }),
    made("i-1", { holder: { agencySeq: 1 } }),
    made(),
    made(),
  ];
  expect(new Set(others.map(({ key }) => key)).size).toBe(others.length);
});
