// Terms as Meilisearch compares them: it folds the values of filters itself, so whatever it might take for the same is written
// in ASCII. A term's beginning stays the beginning of what it is written as.
import { createHash } from "node:crypto";
import { hashOf } from "../analysis/typo.ts";

/** Meilisearch compares the first 468 bytes of a value. */
const CHARS_AT_MOST = 400;
const FILTER_SIGN = "\u0002";

export function writeTerm(term: string): string {
  // A filter's value is asked for whole, and may be of any length.
  if (term.startsWith(FILTER_SIGN)) return `f${digestOf(term)}`;
  const written = term.replace(/[^a-z0-9]/g, (unit) => `_${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  return `t${written}`.slice(0, CHARS_AT_MOST);
}

/** The id of a group's document. */
export const groupId = (sort: string, group: string): string => `g${digestOf(JSON.stringify([sort, group]))}`;

/** By what a group is looked up. Two keys may share one now and then. */
export const writeKey = (sort: string, key: string): string => `k${hashOf(JSON.stringify([sort, key])).toString(36)}`;

const digestOf = (text: string): string => createHash("sha256").update(text).digest("hex");
