import { describe, expect, it } from "vitest";
import { base58CheckPayload, base58Key, renamedKey } from "./base58.ts";

const GENESIS = "1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa";

describe("Base58Check", () => {
  it("takes the versions it is asked for", () => {
    expect(base58Key(0x00, 0x05)(GENESIS)).toBe(GENESIS);
    expect(base58Key(0x05)(GENESIS)).toBeUndefined();
  });

  it.each(["1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNb", "0OIl", "", "1", "é".repeat(34)])("finds nothing in %j", (text) => {
    expect(base58CheckPayload(text)).toBeUndefined();
  });
});

it("gives one version for another", () => {
  expect(renamedKey(0x05, 0x32)("3KiC5FFV3HVNukzSWHXbQ7Ygp6P5gt45W1")).toBe("MRvLP8fSzQLoiGGLcAWwDko68nyXfRCXVS");
  expect(renamedKey(0x05, 0x32)(GENESIS)).toBeUndefined();
});
