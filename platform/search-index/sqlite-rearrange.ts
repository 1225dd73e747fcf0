// Makes several neighbouring chunks one, or one chunk several: reports get new slots in the order of their ids, and their
// part of the inverted index is written anew from what is there.
import type { DatabaseSync } from "node:sqlite";
import type { DeltaDraft } from "./delta.ts";
import type { Chunk, Chunks } from "./sqlite-chunks.ts";
import type { PlaceRow, Places } from "./sqlite-docs.ts";
import { decodeSlots, encodeSlots } from "./stored-slots.ts";

/** Puts the reports of neighbouring chunks, oldest first, into so many new ones. A second or two for 64,000 reports. */
export type Rearrange = (sources: readonly Chunk[], parts: number, draft: DeltaDraft) => void;

export function createRearrange(db: DatabaseSync, chunks: Chunks, places: Places): Rearrange {
  const insert = db.prepare("INSERT INTO post (chunk, term, slots) VALUES (?, ?, ?)");
  const remove = db.prepare("DELETE FROM post WHERE chunk = ?");

  return (sources, parts, draft) => {
    const rows = sources.flatMap((chunk) => places.within(...chunks.range(chunk)));
    const size = Math.max(1, Math.ceil(rows.length / parts));
    const [{ lo } = { lo: 0 }] = sources;
    for (const chunk of sources) {
      chunks.drop(chunk);
      draft.dropChunk(chunk.no);
    }
    const moves = new Map(sources.map(({ no, slots }) => [no, new Uint32Array(slots)]));
    const targets = partsOf(rows, size).map((part, i) => {
      const chunk = chunks.begin(i === 0 ? lo : (part[0]?.id ?? lo));
      for (const row of part) {
        const seat = chunks.seatIn(chunk, row.id);
        moves.get(row.chunk)?.fill((i << SLOT_BITS) | seat.slot, row.slot, row.slot + 1);
        places.put({ ...row, ...seat });
        draft.place({ ...row, ...seat });
      }
      return chunk.no;
    });
    for (const { term, moved } of byTerm(db, moves)) {
      for (const [i, slots] of splitByTarget(moved, targets.length).entries()) {
        const target = targets[i];
        if (target !== undefined && slots.length > 0) insert.run(target, term, encodeSlots(slots));
      }
    }
    for (const { no } of sources) remove.run(no);
  };
}

/** A target's place in the list and the slot in it, in one number. */
const SLOT_BITS = 16;

function partsOf(rows: readonly PlaceRow[], size: number): PlaceRow[][] {
  const starts = Array.from({ length: Math.max(1, Math.ceil(rows.length / size)) }, (_, i) => i * size);
  return starts.map((start) => rows.slice(start, start + size));
}

function* byTerm(db: DatabaseSync, moves: ReadonlyMap<number, Uint32Array>) {
  const marks = Array.from(moves, () => "?").join(", ");
  const statement = db.prepare(`SELECT term, chunk, slots FROM post WHERE chunk IN (${marks}) ORDER BY term`);
  let term: string | undefined;
  let moved: number[] = [];
  for (const row of statement.iterate(...moves.keys())) {
    if (row.term !== term) {
      if (term !== undefined) yield { term, moved };
      term = String(row.term);
      moved = [];
    }
    const to = moves.get(Number(row.chunk));
    if (to && row.slots instanceof Uint8Array) for (const slot of decodeSlots(row.slots)) moved.push(to[slot] ?? 0);
  }
  if (term !== undefined) yield { term, moved };
}

function splitByTarget(moved: number[], targets: number): number[][] {
  const slots: number[][] = Array.from({ length: targets }, () => []);
  const mask = (1 << SLOT_BITS) - 1;
  for (const move of moved.sort((a, b) => a - b)) slots[move >>> SLOT_BITS]?.push(move & mask);
  return slots;
}
