import { expect, it } from "vitest";
import { moneroKey } from "./monero.ts";

// Monero's donation address, and a subaddress from its documentation.
it.each([
  "44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3A",
  "888tNkZrPN6JsEgekjMnABU4TBzc2Dt29EPAvkRxbANsAnjyPbb3iQ1YBRk1UXcdRsiKc9dhwMVgN5S9cQUiyoogDavup3H",
])("takes %s", (text) => {
  expect(moneroKey(text)).toBe(text);
});

it("takes an integrated address for the account in it", () => {
  const integrated =
    "4LL9oSLmtpccfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2bYXZKKQePHES9khPK";
  const standard = "4AdUndXHHZ6cfufTMvppY6JwXNouMBzSkbLYfpAV5Usx3skxNgYeYTRj5UzqtReoS44qo9mtmXCqY45DJ852K5Jv2684Rge";
  expect(moneroKey(integrated)).toBe(standard);
  expect(moneroKey(standard)).toBe(standard);
});

it.each([
  `4${"z".repeat(94)}`,
  `4${"1".repeat(94)}`,
  "44AFFq5kSiGBoZ4NMDwYtN18obc8AemS33DBLWs3H7otXft3XjrpDtQGv7SqSsaBYBb98uNbr2VBBEt7f2wfn3RVGQBEP3B",
  "",
])("refuses %j", (text) => {
  expect(moneroKey(text)).toBeUndefined();
});
