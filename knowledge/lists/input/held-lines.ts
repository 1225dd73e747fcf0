// Lines of a list that can't be told yet what they are, since something behind them may say so. They are kept as bytes: as texts and objects a million
// of them would not fit into the memory of the thread that reads.

const PIECE = 256 * 1024;

export type HeldLines = {
  add(text: string, number: number): void;
  /** In their order, some thousand at once. */
  all(): Iterable<readonly { readonly text: string; readonly number: number }[]>;
};

export function createHeldLines(): HeldLines {
  const pieces: Buffer[] = [];
  let begun = "";
  const finish = (): void => {
    if (begun !== "") pieces.push(Buffer.from(begun));
    begun = "";
  };
  return {
    add(text, number) {
      begun += `${number}\t${text.replaceAll("\n", " ")}\n`;
      if (begun.length >= PIECE) finish();
    },
    *all() {
      finish();
      for (const piece of pieces)
        yield piece
          .toString()
          .trimEnd()
          .split("\n")
          .map((line) => {
            const at = line.indexOf("\t");
            return { number: Number(line.slice(0, at)), text: line.slice(at + 1) };
          });
    },
  };
}
