/**
 * JSON in one and only one form, so that the same content has the same hash: RFC 8785 (JSON Canonicalization Scheme).
 * Members that are undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  const members = value as Readonly<Record<string, unknown>>;
  let json = "";
  for (const name of inOrder(Object.keys(members))) {
    const member = members[name];
    if (member !== undefined) json += `${json === "" ? "" : ","}${JSON.stringify(name)}:${canonicalJson(member)}`;
  }
  return `{${json}}`;
}

/** By UTF-16 code units, as the RFC asks. Most are in order already, and sorting takes longer than all else here. */
const inOrder = (names: string[]): readonly string[] =>
  names.every((name, at) => at === 0 || (names[at - 1] ?? "") < name) ? names : names.sort();
