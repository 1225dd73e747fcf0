import { describe, expect, it } from "vitest";
import { legacyToCashAddr, otherCashSpellings, readCashAddr } from "./cashaddr.ts";

// The table of the specification.
const PAIRS = [
  ["1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggu", "qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"],
  ["1KXrWXciRDZUpQwQmuM1DbwsKDLYAYsVLR", "qr95sy3j9xwd2ap32xkykttr4cvcu7as4y0qverfuy"],
  ["16w1D5WRVKJuZUsSRzdLp9w3YGcgoxDXb", "qqq3728yw0y47sqn6l2na30mcw6zm78dzqre909m2r"],
  ["3CWFddi6m4ndiGyKqzYvsFYagqDLPVMTzC", "ppm2qsznhks23z7629mms6s4cwef74vcwvn0h829pq"],
  ["3LDsS579y7sruadqu11beEJoTjdFiFCdX4", "pr95sy3j9xwd2ap32xkykttr4cvcu7as4yc93ky28e"],
] as const;

describe("CashAddr", () => {
  it.each(PAIRS)("%s is %s", (legacy, cash) => {
    expect(legacyToCashAddr(legacy)).toBe(cash);
    expect(readCashAddr(cash)).toBe(cash);
    expect(readCashAddr(`bitcoincash:${cash}`)).toBe(cash);
    expect(readCashAddr(`BITCOINCASH:${cash.toUpperCase()}`)).toBe(cash);
  });

  it.each(PAIRS)("any letter of %s changed is noticed", (_, cash) => {
    for (let i = 0; i < cash.length; i += 1) {
      const other = cash[i] === "q" ? "p" : "q";
      expect(readCashAddr(cash.slice(0, i) + other + cash.slice(i + 1))).toBeUndefined();
    }
  });

  // CHIP-2022-02 CashTokens: the same account, by a wallet that knows tokens.
  it.each([
    ["qr6m7j9njldwwzlg9v7v53unlr4jkmx6eylep8ekg2", "zr6m7j9njldwwzlg9v7v53unlr4jkmx6eycnjehshe"],
    ["ppawqn2h74a4t50phuza84kdp3794pq3ccvm92p8sh", "rpawqn2h74a4t50phuza84kdp3794pq3cct3k50p0y"],
  ])("%s is %s for tokens", (cash, withTokens) => {
    expect(readCashAddr(withTokens)).toBe(cash);
    expect(otherCashSpellings(cash)).toContain(withTokens);
  });

  it("takes hashes of 256 bits", () => {
    const long = "qvch8mmxy0rtfrlarg7ucrxxfzds5pamg73h7370aa87d80gyhqxq5nlegake";
    expect(readCashAddr(`bitcoincash:${long}`)).toBe(long);
  });

  it.each(["1BpEi6DfDAUFd7GtittLSdBeYJvcoaVggv", "mipcBbFg9gMiCh81Kj8tqqdgoZub1ZJRfn", "1111111111111111111111111"])(
    "%s is no legacy address",
    (text) => {
      expect(legacyToCashAddr(text)).toBeUndefined();
    },
  );
});
