// Merges neighbouring segments, or splits one: documents get new ordinals in the order of their ids, and their part of the
// inverted index is written anew from what is there.
import type { DatabaseSync } from "node:sqlite";
import { decodePostings, encodePostings } from "../postings/posting-list.ts";
import type { DeltaDraft } from "./delta.ts";
import type { DocRow, Docs } from "./docs.ts";
import type { Segment, Segments } from "./segments.ts";

/** Puts the documents of neighbouring segments, oldest first, into so many new ones. A second or two for 64,000. */
export type Rewrite = (sources: readonly Segment[], parts: number, draft: DeltaDraft) => void;

export function createRewrite(db: DatabaseSync, segments: Segments, docs: Docs): Rewrite {
  const insert = db.prepare("INSERT INTO posting (segment, term, docs) VALUES (?, ?, ?)");
  const remove = db.prepare("DELETE FROM posting WHERE segment = ?");

  return (sources, parts, draft) => {
    const rows = sources.flatMap((segment) => docs.within(...segments.range(segment)));
    const size = Math.max(1, Math.ceil(rows.length / parts));
    const [{ firstId } = { firstId: 0 }] = sources;
    for (const segment of sources) {
      segments.drop(segment);
      draft.dropSegment(segment.no);
    }
    const moves = new Map(sources.map(({ no, ordinals }) => [no, new Uint32Array(ordinals)]));
    const targets = partsOf(rows, size).map((part, i) => {
      const segment = segments.begin(i === 0 ? firstId : (part[0]?.id ?? firstId));
      for (const row of part) {
        const seat = segments.seatIn(segment, row.id);
        moves.get(row.segment)?.fill((i << ORDINAL_BITS) | seat.ordinal, row.ordinal, row.ordinal + 1);
        docs.put({ ...row, ...seat });
        draft.doc({ ...row, ...seat });
      }
      return segment.no;
    });
    for (const { term, moved } of byTerm(db, moves)) {
      for (const [i, ordinals] of splitByTarget(moved, targets.length).entries()) {
        const target = targets[i];
        if (target !== undefined && ordinals.length > 0) insert.run(target, term, encodePostings(ordinals));
      }
    }
    for (const { no } of sources) remove.run(no);
  };
}

/** A target's place in the list and the ordinal in it, in one number. */
const ORDINAL_BITS = 16;

function partsOf(rows: readonly DocRow[], size: number): DocRow[][] {
  const starts = Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, i) => i * size);
  return starts.map((start) => rows.slice(start, start + size));
}

function* byTerm(db: DatabaseSync, moves: ReadonlyMap<number, Uint32Array>) {
  const marks = Array.from(moves, () => "?").join(", ");
  const statement = db.prepare(`SELECT term, segment, docs FROM posting WHERE segment IN (${marks}) ORDER BY term`);
  let term: string | undefined;
  let moved: number[] = [];
  for (const row of statement.iterate(...moves.keys())) {
    if (row.term !== term) {
      if (term !== undefined) yield { term, moved };
      term = String(row.term);
      moved = [];
    }
    const to = moves.get(Number(row.segment));
    if (to && row.docs instanceof Uint8Array) {
      for (const ordinal of decodePostings(row.docs)) moved.push(to[ordinal] ?? 0);
    }
  }
  if (term !== undefined) yield { term, moved };
}

function splitByTarget(moved: number[], targets: number): number[][] {
  const ordinals: number[][] = Array.from({ length: targets }, () => []);
  const mask = (1 << ORDINAL_BITS) - 1;
  for (const move of moved.sort((a, b) => a - b)) ordinals[move >>> ORDINAL_BITS]?.push(move & mask);
  return ordinals;
}
