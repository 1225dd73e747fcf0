import { describe, expect, it } from "vitest";
import { base58CheckPayload, base58Key, rippleKey } from "./base58.ts";

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

it("reads XRP's own alphabet", () => {
  expect(rippleKey("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh")).toBe("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh");
  expect(rippleKey("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi")).toBeUndefined();
  expect(rippleKey(GENESIS)).toBeUndefined();
});
