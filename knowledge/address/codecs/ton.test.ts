// TON's own library (@ton/core) says which spellings there are of an account.
import { Address } from "@ton/core";
import fc from "fast-check";
import { expect, it } from "vitest";
import { bouncedTon, tonKey } from "./ton.ts";

const accounts = fc
  .tuple(fc.constantFrom(0, -1), fc.uint8Array({ minLength: 32, maxLength: 32 }))
  .map(([workchain, hash]) => new Address(workchain, Buffer.from(hash)));

it("each spelling of an account has the key for wallets, and the key its bouncing spelling", () => {
  fc.assert(
    fc.property(accounts, fc.boolean(), fc.boolean(), (account, bounceable, urlSafe) => {
      const key = account.toString({ bounceable: false });
      expect(tonKey(account.toString({ bounceable, urlSafe }))).toBe(key);
      expect(tonKey(account.toRawString())).toBe(key);
      expect(bouncedTon(key)).toBe(account.toString({ bounceable: true }));
    }),
  );
});

it("an account of a test network, and one with a wrong checksum, have none", () => {
  fc.assert(
    fc.property(accounts, fc.boolean(), (account, bounceable) => {
      expect(tonKey(account.toString({ bounceable, testOnly: true }))).toBeUndefined();
      const good = account.toString({ bounceable });
      expect(tonKey(`${good.slice(0, 10)}${good[10] === "A" ? "B" : "A"}${good.slice(11)}`)).toBeUndefined();
    }),
  );
});
