import { expect, test } from "vitest";
import { familyOf } from "./family.ts";
import { findTargets } from "./finder/find.ts";
import { GOOD_ADDRESSES } from "./good-addresses.ts";
import { rangeKeyOf, rangeOf } from "./range.ts";

test("the hash is the one that everybody computes: `printf abc | sha256sum`", () => {
  expect(rangeOf("abc")).toEqual({
    prefix: "ba781",
    suffix: "6bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad",
  });
});

test("the key is hashed in UTF-8", () => {
  expect(rangeOf("한")).toEqual(rangeOf(Buffer.from([0xed, 0x95, 0x9c]).toString()));
});

const HOSTS = [
  "https://login.secure.fastcoin-pro.com/x",
  "fastcoin-pro.com",
  "https://a.b.pages.dev",
  "https://t.me/someone",
];

test.each([...GOOD_ADDRESSES.map(([, text]) => text), ...HOSTS])(
  "all that %s may mean is asked about by one key",
  (text) => {
    const targets = findTargets(text).flatMap((finding) => (finding.kind === "TARGET" ? [finding] : []));
    for (const { addressKey, identities } of targets) {
      const keys = [addressKey, ...identities.map((each) => each.addressKey), ...(familyOf(addressKey)?.parents ?? [])];
      expect(new Set(keys.map(rangeKeyOf))).toEqual(new Set([rangeKeyOf(addressKey)]));
    }
  },
);
