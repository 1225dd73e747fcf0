// Reports lie in chunks by their ids: each chunk covers the ids up to the next one's first, so that chunk by chunk is
// newest first. The newest is small, so that a new report changes little; when it is full the next is begun, and when
// there are several small ones they are made one, so that a search looks into few. Older chunks take in what comes late.
import type { DatabaseSync } from "node:sqlite";

export type Chunk = { readonly no: number; readonly lo: number; slots: number; top: number };
export type Seat = { readonly chunk: number; readonly slot: number };

export type ChunkLimits = {
  /** The newest chunk is full with so many slots. */
  readonly full: number;
  /** So many small neighbours are made one. */
  readonly merged: number;
  /** No chunk has more slots, of which there are 2^16: before that it is split. */
  readonly most: number;
};
export const CHUNK_LIMITS: ChunkLimits = { full: 8_000, merged: 8, most: 65_000 };

export type Chunks = {
  /** The chunk to split before there is a seat for this id. */
  crowded(id: number): Chunk | undefined;
  /** Neighbours, oldest first, that should be made one. */
  small(): readonly Chunk[];
  /** A slot for a new id. */
  seat(id: number): Seat;
  /** A slot in this chunk, which covers the id. */
  seatIn(chunk: Chunk, id: number): Seat;
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

  const seatIn = (chunk: Chunk, id: number): Seat => {
    const slot = chunk.slots;
    chunk.slots += 1;
    chunk.top = Math.max(chunk.top, id);
    touched.add(chunk);
    return { chunk: chunk.no, slot };
  };

  return {
    crowded(id) {
      const chunk = covering(id);
      return chunk && chunk.slots >= limits.most ? chunk : undefined;
    },
    small() {
      const runs = runsOf(all.slice(0, -1), ({ slots }) => slots < limits.most / 2);
      const run = runs.find(({ length }) => length >= limits.merged) ?? [];
      let slots = 0;
      const fitting = run.filter((chunk) => {
        slots += chunk.slots;
        return slots <= limits.most;
      });
      return fitting.length < 2 ? [] : fitting;
    },
    seat: (id) => seatIn(chunkFor(id), id),
    seatIn,
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

/** Unbroken runs of those that the condition holds for. */
function runsOf(chunks: readonly Chunk[], holds: (chunk: Chunk) => boolean): Chunk[][] {
  const runs: Chunk[][] = [[]];
  for (const chunk of chunks) {
    if (holds(chunk)) runs.at(-1)?.push(chunk);
    else runs.push([]);
  }
  return runs;
}
