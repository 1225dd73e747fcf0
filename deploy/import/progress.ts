// The import's progress while it runs: one moving line in a terminal, now and then a line elsewhere.

export type Progress = {
  /** Where it stands, shown now and then. */
  show(text: string): void;
  /** Stays. */
  print(line: string): void;
};

/** A terminal, or a file or pipe. */
export type Output = { readonly isTTY?: boolean; readonly columns?: number; write(text: string): unknown };

/** Milliseconds between two texts that are shown. */
const EVERY = { terminal: 100, plain: 5_000 };

const ERASE_LINE = "\r\u001b[2K";

/** `now`: milliseconds. */
export function createProgress(output: Output, now: () => number = () => performance.now()): Progress {
  const isTerminal = output.isTTY === true;
  const every = isTerminal ? EVERY.terminal : EVERY.plain;
  let shownAt = now();
  let moving = "";
  const draw = (): void => {
    // A line that wraps could not be erased.
    if (isTerminal) output.write(ERASE_LINE + moving.slice(0, (output.columns ?? 80) - 1));
  };
  return {
    show(text) {
      if (now() - shownAt < every) return;
      shownAt = now();
      moving = text;
      if (isTerminal) draw();
      else output.write(`${text}\n`);
    },
    print(line) {
      output.write(isTerminal ? `${ERASE_LINE}${line}\n` : `${line}\n`);
      draw();
    },
  };
}
