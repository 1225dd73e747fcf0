// Breaks a text into lines of a width. Pure.
import LineBreaker from "linebreak";

/** The width of a text on one line. */
export type Measure = (text: string) => number;

/** A line break in the text begins a new line. What is too long for a line by itself, such as a hash, is cut anywhere. */
export function linesOf(text: string, width: number, measure: Measure): readonly string[] {
  return text.split("\n").flatMap((paragraph) => filled(paragraph, width, measure));
}

function filled(paragraph: string, width: number, measure: Measure): readonly string[] {
  const lines: string[] = [];
  let line = "";
  let used = 0;
  for (const piece of piecesOf(paragraph, width, measure)) {
    // A space at the end of a line takes no room.
    if (line !== "" && used + measure(piece.trimEnd()) > width) {
      lines.push(line.trimEnd());
      line = "";
      used = 0;
    }
    line += piece;
    used += measure(piece);
  }
  return [...lines, line.trimEnd()];
}

/** Pieces that stay together (UAX #14). */
function* piecesOf(paragraph: string, width: number, measure: Measure): Iterable<string> {
  const breaker = new LineBreaker(paragraph);
  let start = 0;
  for (let next = breaker.nextBreak(); next; next = breaker.nextBreak()) {
    const piece = paragraph.slice(start, next.position);
    start = next.position;
    if (measure(piece.trimEnd()) <= width) yield piece;
    else yield* piece;
  }
}
