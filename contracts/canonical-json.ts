/**
 * JSON in one and only one form, so that the same content has the same hash: RFC 8785 (JSON Canonicalization Scheme).
 * Members that are undefined are left out.
 */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonicalJson).join(",")}]`;
  if (typeof value !== "object" || value === null) return JSON.stringify(value);
  // JavaScript compares texts by UTF-16 code units, as the RFC asks.
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return `{${members
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([name, member]) => `${JSON.stringify(name)}:${canonicalJson(member)}`)
    .join(",")}}`;
}
