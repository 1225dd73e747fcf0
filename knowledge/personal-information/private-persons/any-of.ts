/** A pattern that matches where one of the parts does; without parts it matches nothing. */
export const anyOf = (parts: readonly string[], flags: string): RegExp =>
  new RegExp(parts.length > 0 ? parts.map((part) => `(?:${part})`).join("|") : "(?!)", flags);
