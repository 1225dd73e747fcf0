// The names of indexes in Meilisearch, where they are of letters, digits, `-` and `_` only.

const SPECIAL = /[^a-zA-Z0-9-]/g;

export function uidOf(prefix: string, name: string): string {
  return `${prefix}-${name.replace(SPECIAL, (unit) => `_${unit.charCodeAt(0).toString(16).padStart(4, "0")}`)}`;
}

export function nameOf(prefix: string, uid: string): string {
  const written = uid.slice(prefix.length + 1);
  return written.replace(/_([0-9a-f]{4})/g, (_, unit: string) => String.fromCharCode(Number.parseInt(unit, 16)));
}

export const asideOf = (name: string): string => `${name}~rebuild`;

/** Of the names, the versions of the index before its own, and rebuilds of those and of its own. */
export function leftoversOf(name: string, names: readonly string[]): string[] {
  const [, base, version] = /^(.+)@(\d+)$/.exec(name) ?? [];
  if (base === undefined) return [];
  return names.filter((each) => {
    const [, found, number, aside] = /^(.+)@(\d+)(~rebuild)?$/.exec(each) ?? [];
    return found === base && (Number(number) < Number(version) || (number === version && aside !== undefined));
  });
}
