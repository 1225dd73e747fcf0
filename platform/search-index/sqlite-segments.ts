// Reports lie in segments by their ids: each segment covers the ids up to the next one's first, so that segment by segment is
// newest first. The newest is small, so that a new report changes little; when it is full the next is begun, and when
// there are several small ones they are made one, so that a search looks into few. Older segments take in what comes late.
import type { DatabaseSync } from "node:sqlite";

export type Segment = { readonly no: number; readonly lo: number; ordinals: number; top: number };
export type Seat = { readonly segment: number; readonly ordinal: number };

export type SegmentLimits = {
  /** The newest segment is full with so many ordinals. */
  readonly full: number;
  /** So many small neighbours are made one. */
  readonly merged: number;
  /** No segment has more ordinals, of which there are 2^16: before that it is split. */
  readonly most: number;
};
export const SEGMENT_LIMITS: SegmentLimits = { full: 8_000, merged: 8, most: 65_000 };

export type Segments = {
  /** The segment to split before there is a seat for this id. */
  crowded(id: number): Segment | undefined;
  /** Neighbours, oldest first, that should be made one. */
  small(): readonly Segment[];
  /** A ordinal for a new id. */
  seat(id: number): Seat;
  /** A ordinal in this segment, which covers the id. */
  seatIn(segment: Segment, id: number): Seat;
  /** Ids of a segment: from, up to and without. */
  range(segment: Segment): readonly [number, number];
  begin(lo: number): Segment;
  drop(segment: Segment): void;
  save(): void;
  /** Reads again what is in the file: the transaction was rolled back. */
  reset(): void;
};

export function createSegments(db: DatabaseSync, limits: SegmentLimits, onBegin: (segment: Segment) => void): Segments {
  const put = db.prepare("INSERT OR REPLACE INTO segment (no, lo, ordinals, top) VALUES (?, ?, ?, ?)");
  const remove = db.prepare("DELETE FROM segment WHERE no = ?");
  let all = readSegments(db);
  // Within a batch no number is given twice: who hears of it could not tell the dropped one from the new one.
  let nextNo = 1;
  const touched = new Set<Segment>();

  const covering = (id: number): Segment | undefined => all.findLast(({ lo }) => lo <= id);
  const begin = (lo: number): Segment => {
    nextNo = Math.max(nextNo, ...all.map(({ no }) => no + 1));
    const segment = { no: nextNo++, lo, ordinals: 0, top: lo - 1 };
    all = [...all, segment].sort((a, b) => a.lo - b.lo);
    touched.add(segment);
    onBegin(segment);
    return segment;
  };
  const segmentFor = (id: number): Segment => {
    const segment = covering(id) ?? begin(0);
    const isFull = segment === all.at(-1) && segment.ordinals >= limits.full && id > segment.top;
    return isFull ? begin(id) : segment;
  };

  const seatIn = (segment: Segment, id: number): Seat => {
    const ordinal = segment.ordinals;
    segment.ordinals += 1;
    segment.top = Math.max(segment.top, id);
    touched.add(segment);
    return { segment: segment.no, ordinal };
  };

  return {
    crowded(id) {
      const segment = covering(id);
      return segment && segment.ordinals >= limits.most ? segment : undefined;
    },
    small() {
      const runs = runsOf(all.slice(0, -1), ({ ordinals }) => ordinals < limits.most / 2);
      const run = runs.find(({ length }) => length >= limits.merged) ?? [];
      let ordinals = 0;
      const fitting = run.filter((segment) => {
        ordinals += segment.ordinals;
        return ordinals <= limits.most;
      });
      return fitting.length < 2 ? [] : fitting;
    },
    seat: (id) => seatIn(segmentFor(id), id),
    seatIn,
    range: (segment) => [segment.lo, all[all.indexOf(segment) + 1]?.lo ?? Number.MAX_SAFE_INTEGER],
    begin,
    drop(segment) {
      all = all.filter((each) => each !== segment);
      touched.delete(segment);
      remove.run(segment.no);
    },
    save() {
      for (const { no, lo, ordinals, top } of touched) put.run(no, lo, ordinals, top);
      touched.clear();
    },
    reset() {
      all = readSegments(db);
      touched.clear();
    },
  };
}

export function readSegments(db: DatabaseSync): Segment[] {
  return db
    .prepare("SELECT no, lo, ordinals, top FROM segment ORDER BY lo")
    .all()
    .map(({ no, lo, ordinals, top }) => ({
      no: Number(no),
      lo: Number(lo),
      ordinals: Number(ordinals),
      top: Number(top),
    }));
}

/** Unbroken runs of those that the condition holds for. */
function runsOf(segments: readonly Segment[], holds: (segment: Segment) => boolean): Segment[][] {
  const runs: Segment[][] = [[]];
  for (const segment of segments) {
    if (holds(segment)) runs.at(-1)?.push(segment);
    else runs.push([]);
  }
  return runs;
}
