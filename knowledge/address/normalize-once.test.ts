import { expect, test } from "vitest";
import { normalizeOnce } from "./normalize-once.ts";

const site = (text: string) => ({ declareType: "SITE", chain: undefined, text }) as const;

test("an object's address is normalised once, another object's for itself", () => {
  const form = {};
  let asked = 0;
  const text = () => {
    asked += 1;
    return site("https://Wallet-Check-Support.net/login");
  };
  expect(normalizeOnce(form, text)).toBe(normalizeOnce(form, text));
  expect(asked).toBe(1);
  expect(normalizeOnce({}, () => site("wallet-check-help.net"))).not.toEqual(normalizeOnce(form, text));
});
