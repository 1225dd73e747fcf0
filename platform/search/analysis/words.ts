// The words of a text as search reads them: folded, and in pairs of characters where a script has no spaces.
import { fold } from "./fold.ts";
import { tokenize } from "./tokens.ts";

/** The words of a text that is searched for: all must stand in what is found. A single character is no word. */
export function wordsOf(text: string): ReadonlySet<string> {
  const words = new Set<string>();
  for (const { kind, text: token } of tokenize(fold(text).text)) {
    if (kind === "word") {
      if (token.length > 1) words.add(token);
    } else for (const pair of pairsOf(token)) words.add(pair);
  }
  return words;
}

/** Neighbours in a run. */
function pairsOf(run: string): string[] {
  const characters = [...run];
  return characters.slice(1).map((character, at) => `${characters[at]}${character}`);
}
