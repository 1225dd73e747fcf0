// Texts that give away a wallet. Whoever has a private key or a recovery phrase has the money, so it is told on the device, is sent
// nowhere, is taken for no address, and is never published.
import { keyRanges, type Range } from "./keys.ts";
import { phraseRanges, type WordLists } from "./phrases.ts";

/** Where the text gives a wallet away: in order, apart from one another. One or two milliseconds for 10,000 characters. */
export function secretRanges(text: string, lists: WordLists): readonly Range[] {
  const found: Range[] = [];
  const all = [...keyRanges(text), ...phraseRanges(text, lists)].toSorted(([one], [other]) => one - other);
  for (const range of all) {
    const last = found.at(-1);
    if (last && range[0] < last[1]) found[found.length - 1] = [last[0], Math.max(last[1], range[1])];
    else found.push(range);
  }
  return found;
}
