import type { Mention } from "@sb/contracts/report/wire.ts";

export type Piece = {
  readonly start: number;
  readonly text: string;
  /** The look-up of an address or site. */
  readonly adrs?: string;
};

/** A text cut at its mentions, which are in order and apart; joined, the pieces are the text again. */
export function piecesOf(text: string, mentions: readonly Mention[]): readonly Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  const plain = (end: number) => {
    if (end > at) pieces.push({ start: at, text: text.slice(at, end) });
  };
  for (const { start, end, adrs } of mentions) {
    plain(start);
    pieces.push({ start, text: text.slice(start, end), adrs });
    at = end;
  }
  plain(text.length);
  return pieces;
}
