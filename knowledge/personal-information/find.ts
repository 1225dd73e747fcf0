// Finds what must not be published: what tells who somebody is, and what gives a wallet away. With all word lists at hand.
import type { PersonalKind } from "@sb/contracts/codes.ts";
import { kindIn } from "./kinds.ts";
import { type PersonalPassage, passagesBeside } from "./passages.ts";
import { secretRanges } from "./wallet-secrets/find.ts";
import { ALL_LISTS } from "./wallet-secrets/word-lists.ts";

export { PERSONAL_KINDS, type PersonalKind } from "@sb/contracts/codes.ts";

/** The first kind found; undefined where the text has none. Some milliseconds for 10,000 characters. */
export const personalInformationIn = (text: string): PersonalKind | undefined =>
  secretRanges(text, ALL_LISTS).length > 0 ? "WALLET_SECRET" : kindIn(text);

export const hasPersonalInformation = (text: string): boolean => personalInformationIn(text) !== undefined;

/** In order, apart from one another, ten at most. */
export const personalPassages = (text: string): readonly PersonalPassage[] =>
  passagesBeside(text, secretRanges(text, ALL_LISTS));
