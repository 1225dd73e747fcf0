// Terms as Meilisearch compares them: it folds the values of filters itself, so whatever it might take for the same is written
// in ASCII. A term's beginning stays the beginning of what it is written as, a syllable of Hangul that is only begun too.
import { createHash } from "node:crypto";
import { syllableOf } from "../analysis/hangul.ts";
import { hashOf } from "../analysis/typo.ts";

/** Meilisearch compares the first 468 bytes of a value. */
const CHARS_AT_MOST = 400;
const FILTER_SIGN = "\u0002";

export function writeTerm(term: string): string {
  // A filter's value is asked for whole, and may be of any length.
  if (term.startsWith(FILTER_SIGN)) return `f${digestOf(term)}`;
  return `t${term.replace(/[^a-z0-9]/g, writeUnit)}`.slice(0, CHARS_AT_MOST);
}

/** The beginning of terms; its last syllable may be begun only (forms/hangul.ts). */
export function writePrefix(prefix: string): string {
  const [jamo = "", initial = "", vowel = ""] = /([\u1100-\u1112])([\u1161-\u1175]?)$/.exec(prefix) ?? [];
  if (jamo === "") return writeTerm(prefix);
  const letters = [initial.charCodeAt(0) - 0x1100, ...(vowel === "" ? [] : [vowel.charCodeAt(0) - 0x1161])];
  return `${writeTerm(prefix.slice(0, -jamo.length))}-${letters.map(hex).join("")}`;
}

/** Letter by letter of Hangul, so that what begins alike is written so. */
function writeUnit(unit: string): string {
  const made = syllableOf(unit);
  if (made) return `-${hex(made.initial)}${hex(made.vowel)}${hex(made.final)}`;
  return `_${unit.charCodeAt(0).toString(16).padStart(4, "0")}`;
}

const hex = (no: number): string => no.toString(16).padStart(2, "0");

/** The id of a group's document. */
export const groupId = (sort: string, group: string): string => `g${digestOf(JSON.stringify([sort, group]))}`;

/** By what a group is looked up. Two keys may share one now and then. */
export const writeKey = (sort: string, key: string): string => `k${hashOf(JSON.stringify([sort, key])).toString(36)}`;

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");
