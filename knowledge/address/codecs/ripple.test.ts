import { describe, expect, it } from "vitest";
import { rippleKey, xAddressKey } from "./ripple.ts";

it("reads XRP's own alphabet", () => {
  expect(rippleKey("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh")).toBe("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTh");
  expect(rippleKey("rHb9CJAWyB4rj91VRWn96DkukG4bwdtyTi")).toBeUndefined();
  expect(rippleKey("1A1zP1eP5QGefi2DMPTfTL5SLmv7DivfNa")).toBeUndefined();
});

// The examples of XLS-5d.
const ACCOUNT = "r9cZA1mLK5R5Am25ArfXFmqgNwjZgnfk59";

describe("an X-address", () => {
  it.each([
    "X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqZ",
    "X7AcgcsBL6XDcUb289X4mJ8djcdyKaGZMhc9YTE92ehJ2Fu",
    "X7AcgcsBL6XDcUb289X4mJ8djcdyKaGo2K5VpXpmCqbV2gS",
    "X7AcgcsBL6XDcUb289X4mJ8djcdyKaLFuhLRuNXPrDeJd9A",
  ])("%s is its account's", (text) => {
    expect(xAddressKey(text)).toBe(ACCOUNT);
  });

  it.each([
    ["T719a5UwUCnEs54UsxG9CJYYDhwmFCqkr7wxCcNcfZ6p5GZ", "the test network"],
    ["X7AcgcsBL6XDcUb289X4mJ8djcdyKaB5hJDWMArnXr61cqY", "a wrong checksum"],
    [ACCOUNT, "a classic address"],
  ])("%s is none: %s", (text) => {
    expect(xAddressKey(text)).toBeUndefined();
  });
});
