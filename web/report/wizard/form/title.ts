// The report's title, made from the first sentence of what happened until the user writes their own.
import type { Fields } from "./values.ts";

const MOST_CHARS = 60;
const SENTENCE = /^.+?(?:[。！？]|[.!?](?=\s|$))/u;

export function titleFrom(comment: string): string {
  const [line = ""] = comment.trim().split("\n", 1);
  const letters = Array.from((SENTENCE.exec(line)?.[0] ?? line).replace(/[。.]$/u, "").trim());
  if (letters.length <= MOST_CHARS) return letters.join("");
  const cut = letters.slice(0, MOST_CHARS - 1).join("");
  const space = cut.lastIndexOf(" ");
  return `${space > MOST_CHARS / 2 ? cut.slice(0, space) : cut}…`;
}

/** The title after a change of the text: it follows the text until it is changed itself. */
export const titleAfter = (fields: Fields, comment: string): string =>
  isTitleMade(fields) ? titleFrom(comment) : fields["declare.title"];

/** Whether the title is still the one made from the text. */
export const isTitleMade = (fields: Fields): boolean =>
  fields["declare.title"].trim() === titleFrom(fields["declare.comment"]);
