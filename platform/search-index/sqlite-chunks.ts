// Reports lie in chunks by their ids: each chunk covers the ids up to the next one's first, so that chunk by chunk is
// newest first. A new chunk is begun when the newest is full; older ones take in reports that come late.
import type { DatabaseSync } from "node:sqlite";
import { CHUNK_SLOTS } from "./bits.ts";

export type Chunk = { readonly no: number; readonly lo: number; slots: number; top: number };
export type Seat = { readonly chunk: number; readonly slot: number };

export type ChunkLimits = {
  /** The newest chunk is full with so many slots. */
  readonly full: number;
  /** A chunk that late reports have made so large is split in two. */
  readonly split: number;
};
export const CHUNK_LIMITS: ChunkLimits = { full: CHUNK_SLOTS, split: CHUNK_SLOTS * 3 };

export type Chunks = {
  /** The chunk to split before there is a seat for this id. */
  crowded(id: number): Chunk | undefined;
  /** A slot for a new id. */
  seat(id: number): Seat;
  /** Ids of a chunk: from, up to and without. */
  range(chunk: Chunk): readonly [number, number];
  begin(lo: number): Chunk;
  drop(chunk: Chunk): void;
  save(): void;
  /** Reads again what is in the file: the transaction was rolled back. */
  reset(): void;
};

export function createChunks(db: DatabaseSync, limits: ChunkLimits, onBegin: (chunk: Chunk) => void): Chunks {
  const put = db.prepare("INSERT OR REPLACE INTO chunk (no, lo, slots, top) VALUES (?, ?, ?, ?)");
  const remove = db.prepare("DELETE FROM chunk WHERE no = ?");
  let all = readChunks(db);
  // Within a batch no number is given twice: who hears of it could not tell the dropped one from the new one.
  let nextNo = 1;
  const touched = new Set<Chunk>();

  const covering = (id: number): Chunk | undefined => all.findLast(({ lo }) => lo <= id);
  const begin = (lo: number): Chunk => {
    nextNo = Math.max(nextNo, ...all.map(({ no }) => no + 1));
    const chunk = { no: nextNo++, lo, slots: 0, top: lo - 1 };
    all = [...all, chunk].sort((a, b) => a.lo - b.lo);
    touched.add(chunk);
    onBegin(chunk);
    return chunk;
  };
  const chunkFor = (id: number): Chunk => {
    const chunk = covering(id) ?? begin(0);
    const isFull = chunk === all.at(-1) && chunk.slots >= limits.full && id > chunk.top;
    return isFull ? begin(id) : chunk;
  };

  return {
    crowded(id) {
      const chunk = covering(id);
      return chunk && chunk.slots >= limits.split ? chunk : undefined;
    },
    seat(id) {
      const chunk = chunkFor(id);
      const slot = chunk.slots;
      chunk.slots += 1;
      chunk.top = Math.max(chunk.top, id);
      touched.add(chunk);
      return { chunk: chunk.no, slot };
    },
    range: (chunk) => [chunk.lo, all[all.indexOf(chunk) + 1]?.lo ?? Number.MAX_SAFE_INTEGER],
    begin,
    drop(chunk) {
      all = all.filter((each) => each !== chunk);
      touched.delete(chunk);
      remove.run(chunk.no);
    },
    save() {
      for (const { no, lo, slots, top } of touched) put.run(no, lo, slots, top);
      touched.clear();
    },
    reset() {
      all = readChunks(db);
      touched.clear();
    },
  };
}

export function readChunks(db: DatabaseSync): Chunk[] {
  return db
    .prepare("SELECT no, lo, slots, top FROM chunk ORDER BY lo")
    .all()
    .map(({ no, lo, slots, top }) => ({ no: Number(no), lo: Number(lo), slots: Number(slots), top: Number(top) }));
}
