// The names of indexes in Meilisearch, where they are of letters, digits, `-` and `_` only. What an index is made of is part of
// its name there: a release that declares other fields, or other settings, begins with an index of its own.
import { createHash } from "node:crypto";

const SPECIAL = /[^a-zA-Z0-9-]/g;
const MADE_OF = /__[0-9a-f]{12}$/;

/** `madeOf`: what the index is made of; left out for the name that nothing has. */
export function uidOf(prefix: string, name: string, madeOf?: string): string {
  const written = name.replace(SPECIAL, (unit) => `_${unit.charCodeAt(0).toString(16).padStart(4, "0")}`);
  const digest = madeOf && createHash("sha256").update(madeOf).digest("hex").slice(0, 12);
  return `${prefix}-${written}${digest ? `__${digest}` : ""}`;
}

export function nameOf(prefix: string, uid: string): string {
  const written = uid.slice(prefix.length + 1).replace(MADE_OF, "");
  return written.replace(/_([0-9a-f]{4})/g, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));
}

export const asideOf = (name: string): string => `${name}~rebuild`;

/** Whether it was made by a release that did not tell by the name what an index is made of. */
export const isUntold = (uid: string): boolean => !MADE_OF.test(uid);

/** Those names that are versions of the index before its own, or rebuilds of those and of its own. */
export function leftoversOf(name: string, names: readonly string[]): string[] {
  const [, base, version] = /^(.+)@(\d+)$/.exec(name) ?? [];
  if (base === undefined) return [];
  return names.filter((each) => {
    const [, found, number, aside] = /^(.+)@(\d+)(~rebuild)?$/.exec(each) ?? [];
    return found === base && (Number(number) < Number(version) || (number === version && aside !== undefined));
  });
}
