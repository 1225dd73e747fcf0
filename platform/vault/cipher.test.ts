import { randomBytes } from "node:crypto";
import { expect, it } from "vitest";
import { decrypt, encrypt } from "./cipher.ts";

const key = randomBytes(32);
const plain = Buffer.from("what was confided");

it("gives back what was encrypted, also nothing and much", () => {
  for (const text of [plain, Buffer.alloc(0), randomBytes(100_000)]) {
    expect(decrypt(key, encrypt(key, text, "owner"), "owner").equals(text)).toBe(true);
  }
});

it("never uses a nonce twice", () => {
  const nonces = Array.from({ length: 2_000 }, () => encrypt(key, plain, "owner").subarray(0, 12).toString("hex"));
  expect(new Set(nonces).size).toBe(2_000);
});

it("notices every changed byte", () => {
  const box = encrypt(key, plain, "owner");
  for (const [i, byte] of box.entries()) {
    const changed = Buffer.from(box);
    changed[i] = byte ^ 1;
    expect(() => decrypt(key, changed, "owner")).toThrow();
  }
});

it("opens with no other key, for no other owner, and not when cut short", () => {
  const box = encrypt(key, plain, "owner");
  expect(() => decrypt(randomBytes(32), box, "owner")).toThrow();
  expect(() => decrypt(key, box, "another")).toThrow();
  expect(() => decrypt(key, box.subarray(0, -1), "owner")).toThrow();
  expect(() => decrypt(key, box.subarray(0, 20), "owner")).toThrow("Too short");
});
