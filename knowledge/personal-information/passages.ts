// Where a text holds personal information: the shortest passages in which the finder still finds something. The finder
// itself can't tell, since it looks at a text made plain, whose characters are no longer at the same places.
import type { PersonalKind } from "@sb/contracts/codes.ts";
import { kindIn } from "./kinds.ts";
import type { Range } from "./wallet-secrets/keys.ts";

/** [start, end) in UTF-16 units. */
export type PersonalPassage = { readonly kind: PersonalKind; readonly start: number; readonly end: number };

/** Passages named of one text, and characters looked at together: the cost grows with both. */
const MOST_PASSAGES = 10;
const WINDOW = 400;
/** Windows of a long line share this much, so that what stands at an edge is found. */
const SHARED = 80;
/** Characters after a passage that may show that it is something else, such as an amount. */
const CONTEXT = 10;

/** Those of what gives a wallet away, which are known, with those of all else. In order, apart from one another, MOST_PASSAGES at most. */
export function passagesBeside(text: string, secrets: readonly Range[]): readonly PersonalPassage[] {
  // Lines end where a secret was, and nothing moves.
  const rest = secrets.reduce(
    (left, [start, end]) => left.slice(0, start) + "\n".repeat(end - start) + left.slice(end),
    text,
  );
  const wallets = secrets.map(([start, end]) => ({ kind: "WALLET_SECRET" as const, start, end }));
  return [...wallets, ...passagesOf(rest)].toSorted((one, other) => one.start - other.start).slice(0, MOST_PASSAGES);
}

function passagesOf(text: string): readonly PersonalPassage[] {
  const found: PersonalPassage[] = [];
  for (const [start, end] of windowsOf(text)) {
    const last = found.at(-1)?.end ?? 0;
    const inside = passagesIn(text.slice(start, end), MOST_PASSAGES - found.length);
    const moved = inside.map((passage) => ({ ...passage, start: passage.start + start, end: passage.end + start }));
    for (const passage of moved.filter(({ start }) => start >= last)) add(found, passage);
  }
  return found;
}

/** Parts of one address that touch are one passage. */
function add(found: PersonalPassage[], passage: PersonalPassage): void {
  const last = found.at(-1);
  if (last?.kind === passage.kind && last.end === passage.start)
    found[found.length - 1] = { ...last, end: passage.end };
  else found.push(passage);
}

/** The lines, long ones in pieces. */
function windowsOf(text: string): readonly [start: number, end: number][] {
  return [...text.matchAll(/[^\n]+/gu)].flatMap(({ 0: line, index }) => {
    const pieces = Math.max(1, Math.ceil((line.length - SHARED) / (WINDOW - SHARED)));
    return Array.from({ length: pieces }, (_, at): [number, number] => {
      const start = index + at * (WINDOW - SHARED);
      return [start, Math.min(start + WINDOW, index + line.length)];
    });
  });
}

function passagesIn(text: string, most: number): readonly PersonalPassage[] {
  const found: PersonalPassage[] = [];
  const edges = edgesOf(text);
  for (let from = 0; found.length < most && finds(text.slice(from)); ) {
    const end = firstEnd(text, from, edges);
    const start = edges.findLast((edge) => edge < end && edge >= from && finds(text.slice(edge, end))) ?? from;
    const kind = kindIn(text.slice(start, end));
    if (kind !== undefined) found.push({ kind, start, end });
    from = end;
  }
  return found;
}

const finds = (text: string): boolean => kindIn(text) !== undefined;

/** The first edge up to which something is found, also with what follows. Something must be found up to the end. */
function firstEnd(text: string, from: number, edges: readonly number[]): number {
  const isFound = (end: number) => finds(text.slice(from, end)) && finds(text.slice(from, end + CONTEXT));
  const ends = edges.filter((edge) => edge > from);
  let [low, high] = [0, ends.length - 1];
  while (low < high) {
    const middle = (low + high) >> 1;
    if (isFound(ends[middle] ?? text.length)) high = middle;
    else low = middle + 1;
  }
  return ends[high] ?? text.length;
}

/** Korean, Chinese and Japanese letters may touch a number, so an edge is also where the script changes. */
const CJK = String.raw`[\p{Script=Hangul}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]`;
const PART = new RegExp(String.raw`${CJK}+|[^\S\n]+|(?:(?!${CJK})[\p{L}\p{N}\p{M}\p{Pd}\p{Cf}._%+@])+|.`, "gsu");

/** Where words begin and end. */
const edgesOf = (text: string): readonly number[] => [
  0,
  ...Array.from(text.matchAll(PART), ({ 0: part, index }) => index + part.length),
];
