// A text as its lines; what goes on for too long is left out, and told.
import { READ_LIMITS } from "../list.ts";

export type Line = {
  readonly text: string;
  /** From 1. */
  readonly number: number;
  readonly isTooLong: boolean;
  /** Nothing follows, not even a line end. */
  readonly isLast: boolean;
};

export async function* linesOf(
  text: AsyncIterable<string>,
  most: number = READ_LIMITS.line,
): AsyncIterable<readonly Line[]> {
  let number = 0;
  let rest = "";
  let isTooLong = false;
  const line = (end: string, isLast: boolean): Line => {
    const whole = isTooLong ? "" : rest + end;
    const found = {
      text: whole.length > most ? "" : whole,
      number: ++number,
      isTooLong: isTooLong || whole.length > most,
      isLast,
    };
    rest = "";
    isTooLong = false;
    return found;
  };
  for await (const piece of text) {
    const [first = "", ...others] = piece.split("\n");
    const lines: Line[] = [];
    let end = first;
    for (const next of others) {
      lines.push(line(end, false));
      end = next;
    }
    if (rest.length + end.length > most) isTooLong = true;
    rest = isTooLong ? "" : rest + end;
    if (lines.length > 0) yield lines;
  }
  if (rest !== "" || isTooLong) yield [line("", true)];
}
