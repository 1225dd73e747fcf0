// Where addresses and sites stand in a text that is shown, so that they can lead to their look-up. Word by word: what is
// broken over several words is not found here.
import { type FoundTarget, findTargets } from "./find.ts";

/** [start, end) in UTF-16 units. */
export type Mention = { readonly start: number; readonly end: number; readonly target: FoundTarget };

export type Limits = {
  /** Mentions, and words judged for them: what is beyond is plain text. */
  readonly mentions: number;
  readonly words: number;
};

/** Commas and brackets of Chinese and Japanese, which stand without a space, end a word as well. */
const WORD = /[^\s，、；！？（）「」『』《》【】]{1,2048}/gu;
/** A dot within, a bracket that may hold one, or as many letters and digits as an address has. */
const MAY_HOLD = /[.。｡．][\p{L}\p{N}]|[[({<]|[a-z0-9]{20}|[\uff10-\uff5a]{20}/iu;

/** In the order of the text, apart from each other. Linear in its length. */
export function mentionsIn(text: string, { mentions: most, words }: Limits): readonly Mention[] {
  const mentions: Mention[] = [];
  let judged = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!MAY_HOLD.test(word)) continue;
    if (judged === words || mentions.length >= most) break;
    judged += 1;
    mentions.push(...inWord(word).map((each) => ({ ...each, start: index + each.start, end: index + each.end })));
  }
  return mentions.slice(0, most);
}

function inWord(word: string): readonly Mention[] {
  const found = findTargets(word).flatMap((finding) => (finding.kind === "TARGET" ? [placed(word, finding)] : []));
  const taken: Mention[] = [];
  for (const mention of found.sort(clearestFirst)) {
    if (taken.every(({ start, end }) => mention.end <= start || mention.start >= end)) taken.push(mention);
  }
  return taken.sort((a, b) => a.start - b.start);
}

/** Where its text stands; a defanged one stands there in other letters, and is as long as the word. */
function placed(word: string, target: FoundTarget): Mention {
  const start = word.indexOf(target.text);
  if (start !== -1) return { start, end: start + target.text.length, target };
  const [before = ""] = /^[^\p{L}\p{N}]*/u.exec(word) ?? [];
  const [after = ""] = (EAST_ASIAN.test(target.text) ? AFTER : AFTER_LATIN).exec(word) ?? [];
  return { start: before.length, end: Math.max(before.length + 1, word.length - after.length), target };
}

const EAST_ASIAN = /[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const AFTER = /[^\p{L}\p{N}/]*$/u;
const AFTER_LATIN = /(?:[^\p{L}\p{N}/]|\p{Script=Hangul}|\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana})*$/u;

/** A host with East Asian letters before it is rather a sentence and a host; a link goes before what stands in it. */
function clearestFirst(a: Mention, b: Mention): number {
  const isSentence = ({ target }: Mention) => Number(EAST_ASIAN.test(target.text));
  return isSentence(a) - isSentence(b) || a.start - b.start || b.end - a.end;
}
