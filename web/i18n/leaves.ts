// For the tests of the texts: all texts of a language, by path.

export function leavesOf(node: unknown, path = ""): ReadonlyMap<string, string> {
  if (typeof node === "string") return new Map([[path, node]]);
  if (typeof node !== "object" || node === null) throw new Error(`${path} is neither a text nor a group of texts`);
  const entries = Object.entries(node).flatMap(([name, inner]) => [
    ...leavesOf(inner, path ? `${path}.${name}` : name),
  ]);
  return new Map(entries);
}

/** The placeholders of a text with their formats, sorted: `["count, number", "size"]`. */
export const placeholdersIn = (text: string): readonly string[] =>
  [...text.matchAll(/\{\{(.+?)\}\}/g)].map(([, inside = ""]) => inside).sort();
