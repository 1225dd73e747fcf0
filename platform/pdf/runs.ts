// Which font prints which part of a text. Pure.

/** A font, as far as the choice needs to know it. */
export type Coverage = { readonly has: (codePoint: number) => boolean };

export type Run<Face> = { readonly face: Face; readonly text: string };

/** Variation selectors and joiners change how their neighbours look, and are nothing by themselves. */
const INVISIBLE = /[\uFE00-\uFE0F\u200B-\u200D\u2060\uFEFF\u00AD]/gu;
const SPACES = /[\t\u00A0\u2000-\u200A\u202F\u205F]/gu;

/**
 * The text as it can be printed: composed (NFC), line breaks as "\n", and each character that no font has spelt by its
 * number, as [U+1F600]. Marks that turn the direction of writing are spelt too: on paper they would hide what was written.
 */
export function printable(text: string, faces: readonly Coverage[]): string {
  const plain = text.normalize("NFC").replace(/\r\n?|[\u2028\u2029\v\f\u0085]/g, "\n");
  const visible = plain.replace(INVISIBLE, "").replace(SPACES, " ");
  return Array.from(visible, (character) => (isPrinted(character, faces) ? character : spelt(character))).join("");
}

function isPrinted(character: string, faces: readonly Coverage[]): boolean {
  const codePoint = character.codePointAt(0) ?? 0;
  if (character === "\n") return true;
  return !/\p{C}/u.test(character) && faces.some((face) => face.has(codePoint));
}

const spelt = (character: string): string =>
  `[U+${(character.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, "0")}]`;

const SPELT = /\[U\+[0-9A-F]{4,6}\]/;
export const hasSpelt = (printed: string): boolean => SPELT.test(printed);

/** Each character goes to the first font that has it. Throws where none has: the text is to be `printable` first. */
export function runsOf<Face extends Coverage>(text: string, faces: readonly Face[]): readonly Run<Face>[] {
  const runs: { face: Face; text: string }[] = [];
  for (const character of text) {
    const face = faces.find(({ has }) => has(character.codePointAt(0) ?? 0));
    if (!face) throw new Error("a character that no font has");
    const last = runs.at(-1);
    if (last?.face === face) last.text += character;
    else runs.push({ face, text: character });
  }
  return runs;
}
