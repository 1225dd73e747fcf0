import { createHmac } from "node:crypto";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import { createHmacSha256 } from "./hmac.ts";

const keys = fc.uint8Array({ minLength: 1, maxLength: 64 });
const texts = fc.oneof(
  fc.string({ unit: "binary" }),
  fc.string(),
  fc
    .tuple(fc.constantFrom("a", "ß", "한", "😀", "\ud800"), fc.integer({ min: 600, max: 2_100 }))
    .map(([unit, times]) => unit.repeat(times)),
);

it("gives what an Hmac object gives, for one text after another", () => {
  fc.assert(
    fc.property(keys, fc.array(texts, { minLength: 1, maxLength: 4 }), (key, all) => {
      const { text, bytes } = createHmacSha256(key);
      for (const each of all) {
        const expected = createHmac("sha256", key).update(each).digest();
        expect(text(each)).toBe(expected.toString("base64url"));
        expect(Buffer.compare(bytes(each), expected)).toBe(0);
      }
    }),
  );
});

// RFC 4231, test case 2.
it("gives the known digest of a known text", () => {
  const { bytes } = createHmacSha256(Buffer.from("Jefe"));
  expect(Buffer.from(bytes("what do ya want for nothing?")).toString("hex")).toBe(
    "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843",
  );
});

it("takes no key that would have to be hashed first", () => {
  expect(() => createHmacSha256(new Uint8Array(65))).toThrow(RangeError);
});
