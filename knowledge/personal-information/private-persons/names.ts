// Finds names of private persons in texts that will be published, where a label ("Name:", "예금주"), a title or a sentence marks
// them.
import { someMatch } from "../some-match.ts";
import { anyOf } from "./any-of.ts";
import type { NameRules } from "./name-rules.ts";
import { GERMAN_NAMES } from "./names-de.ts";
import { ENGLISH_NAMES } from "./names-en.ts";
import { JAPANESE_NAMES } from "./names-ja.ts";
import { KOREAN_NAMES } from "./names-ko.ts";
import { CHINESE_NAMES } from "./names-zh.ts";

/** Looked at in one text for each language. */
const CANDIDATES = 20;

/** `plain`: as ../plain.ts makes it, without links. */
export const hasPersonName = (plain: string): boolean =>
  FINDERS.some(({ sign, has }) => sign.test(plain) && has(plain));

/** `hasPersonName` without the short cut. */
export const matchesPersonName = (plain: string): boolean => FINDERS.some(({ has }) => has(plain));

const FINDERS = [KOREAN_NAMES, ENGLISH_NAMES, CHINESE_NAMES, JAPANESE_NAMES, GERMAN_NAMES].map(finderOf);

type Finder = { readonly sign: RegExp; readonly has: (plain: string) => boolean };

function finderOf({ labels, links, name, titled, signs, notNames }: NameRules): Finder {
  const labelled = `(?:${labels.join("|")})${links}(?<name>${name})`;
  const marked = [new RegExp(labelled, "gu"), anyOf(titled, "gu")];
  const notName = anyOf(notNames, "u");
  // One expression for all of them: to look for each by itself takes five times as long.
  const sign = anyOf(signs.map(RegExp.escape), "");
  const isName = ({ 0: whole, groups }: RegExpExecArray): boolean => !notName.test(groups?.name ?? whole);
  return { sign, has: (plain) => marked.some((form) => someMatch(plain, form, CANDIDATES, isName)) };
}
