// For the tests of the texts: every text of a language, by its path.

/** Functions are called, so that what they say is compared too; `3` reads as a number and as a word. */
const SAMPLE = "3";

export function leavesOf(node: unknown, path = ""): ReadonlyMap<string, string> {
  if (typeof node === "string") return new Map([[path, node]]);
  if (typeof node === "function") return new Map([[path, String(node(...Array(node.length).fill(SAMPLE)))]]);
  if (typeof node !== "object" || node === null) throw new Error(`${path} is neither a text nor a group of texts`);
  const entries = Object.entries(node).flatMap(([name, inner]) => [
    ...leavesOf(inner, path ? `${path}.${name}` : name),
  ]);
  return new Map(entries);
}
