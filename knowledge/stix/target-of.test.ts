import { expect, it } from "vitest";
import { targetOf } from "./target-of.ts";

it.each([
  ["SITE", "evil.com"],
  ["SITE", "t.me/evil.one"],
  ["SITE", "xn--80ak6aa92e.xn--p1ai"],
  ["SITE", "203.0.113.7"],
  ["SITE", "2001:db8::7"],
  ["WALLET", "bc1qw508d6qejxtdg4y5r3zarvary0c5xw7kv8f3t4"],
  ["WALLET", "0xde709f2102306220921060314715629080e2fb77"],
  ["WALLET", "0.0.12345-vfmkw"],
  ["WALLET", "0.0.12345"],
  ["WALLET", "bitcoincash:qpm2qsznhks23z7629mms6s4cwef74vcwvy22gdx6a"],
])("a %s: %s", (declareType, addressKey) => {
  expect(targetOf(addressKey)).toEqual({ declareType, addressKey });
});
