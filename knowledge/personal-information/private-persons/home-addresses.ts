// Finds home addresses in texts that will be published. A street address counts unless words near it say that a business or an
// authority has it: those belong in a report.
import { someMatch } from "../some-match.ts";
import type { AddressRules } from "./address-rules.ts";
import { GERMAN_ADDRESSES } from "./addresses-de.ts";
import { ENGLISH_ADDRESSES } from "./addresses-en.ts";
import { JAPANESE_ADDRESSES } from "./addresses-ja.ts";
import { KOREAN_ADDRESSES } from "./addresses-ko.ts";
import { CHINESE_ADDRESSES } from "./addresses-zh.ts";
import { anyOf } from "./any-of.ts";

/** Characters around an address in which words say what it is. */
const BEFORE = 40;
const AFTER = 24;
/** Looked at in one text for each way of writing addresses. */
const CANDIDATES = 20;

/** `plain`: as ../plain.ts makes it, without links. */
export function hasHomeAddress(plain: string): boolean {
  if (!/[\d一二三四五六七八九十百]/.test(plain)) return false;
  const lower = plain.toLowerCase();
  return FINDERS.some(({ sign, also, has }) => sign.test(lower) && (also?.test(lower) ?? true) && has(plain));
}

/** `hasHomeAddress` without the short cuts. */
export const matchesHomeAddress = (plain: string): boolean => FINDERS.some(({ has }) => has(plain));

const FINDERS = [KOREAN_ADDRESSES, ENGLISH_ADDRESSES, CHINESE_ADDRESSES, JAPANESE_ADDRESSES, GERMAN_ADDRESSES].map(
  finderOf,
);

type Finder = Pick<AddressRules, "sign" | "also"> & { readonly has: (plain: string) => boolean };

function finderOf(rules: AddressRules): Finder {
  const streets = [anyOf(rules.streets, "gu"), anyOf(rules.streetsInAnyCase ?? [], "giu")];
  const dwelling = anyOf(rules.dwellings ?? [], "iu");
  const [home, business] = [anyOf(rules.home, "iu"), anyOf(rules.business, "iu")];

  function isHome(plain: string, { index, 0: { length } }: RegExpExecArray): boolean {
    const around = plain.slice(Math.max(0, index - BEFORE), index + length + AFTER);
    return home.test(around) || !business.test(around);
  }

  const has = (plain: string): boolean =>
    dwelling.test(plain) ||
    streets.some((street) => someMatch(plain, street, CANDIDATES, (match) => isHome(plain, match)));
  return { ...rules, has };
}
