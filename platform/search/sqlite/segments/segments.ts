// Documents lie in segments by their ids: a segment covers the ids up to the next one's first, so that segment by segment
// is newest first. The newest segment is small, so that a new document changes little; when it is full the next is begun,
// and several small ones are merged, so that a search looks into few. Older segments take in what comes late.
import type { DatabaseSync } from "node:sqlite";
import type { Seat } from "../postings/postings.ts";

export type Segment = {
  readonly no: number;
  readonly firstId: number;
  /** How many were given out. */
  ordinals: number;
  /** The highest id so far. */
  top: number;
  /** Made of others (merge.ts): of its prefix terms it has lists of the frequent ones only. */
  readonly isMerged: boolean;
};

export type SegmentLimits = {
  /** The newest segment is full with so many ordinals. */
  readonly full: number;
  /** So many small neighbours are merged. */
  readonly merged: number;
  /** No segment has more ordinals, which have 16 bits: before that it is split. */
  readonly most: number;
};
export const SEGMENT_LIMITS: SegmentLimits = { full: 8_000, merged: 8, most: 65_000 };

export type Segments = {
  /** The segment to split before there is an ordinal for this id. */
  crowded(id: number): Segment | undefined;
  /** Neighbours, oldest first, that should be merged. */
  small(): readonly Segment[];
  /** An ordinal for a new id. */
  seat(id: number): Seat;
  /** An ordinal in this segment, which covers the id. */
  seatIn(segment: Segment, id: number): Seat;
  /** Ids of a segment: from, up to and without. */
  range(segment: Segment): readonly [number, number];
  /** One that others are merged into. */
  beginMerged(firstId: number): Segment;
  isMerged(no: number): boolean;
  drop(segment: Segment): void;
  save(): void;
  /** Reads again what is in the file: the transaction was rolled back. */
  reset(): void;
};

export function createSegments(db: DatabaseSync, limits: SegmentLimits, onBegin: (segment: Segment) => void): Segments {
  const put = db.prepare("INSERT OR REPLACE INTO segment (no, first_id, ordinals, top, merged) VALUES (?, ?, ?, ?, ?)");
  const remove = db.prepare("DELETE FROM segment WHERE no = ?");
  let all = readSegments(db);
  // Within a batch no number is given twice: a delta could not tell the dropped segment from the new one.
  let nextNo = 1;
  const touched = new Set<Segment>();

  const covering = (id: number): Segment | undefined => all.findLast(({ firstId }) => firstId <= id);
  const begin = (firstId: number, isMerged = false): Segment => {
    nextNo = Math.max(nextNo, ...all.map(({ no }) => no + 1));
    const segment = { no: nextNo++, firstId, ordinals: 0, top: firstId - 1, isMerged };
    all = [...all, segment].sort((a, b) => a.firstId - b.firstId);
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
    small: () => firstToMerge(all, limits),
    seat: (id) => seatIn(segmentFor(id), id),
    seatIn,
    range: (segment) => [segment.firstId, all[all.indexOf(segment) + 1]?.firstId ?? ABOVE_ALL_IDS],
    beginMerged: (firstId) => begin(firstId, true),
    isMerged: (no) => all.some((segment) => segment.no === no && segment.isMerged),
    drop(segment) {
      all = all.filter((each) => each !== segment);
      touched.delete(segment);
      remove.run(segment.no);
    },
    save() {
      for (const { no, firstId, ordinals, top, isMerged } of touched)
        put.run(no, firstId, ordinals, top, Number(isMerged));
      touched.clear();
    },
    reset() {
      all = readSegments(db);
      touched.clear();
    },
  };
}

const ABOVE_ALL_IDS = Number.MAX_SAFE_INTEGER + 1;

export function readSegments(db: DatabaseSync): Segment[] {
  return db
    .prepare("SELECT no, first_id, ordinals, top, merged FROM segment ORDER BY first_id")
    .all()
    .map(({ no, first_id, ordinals, top, merged }) => ({
      no: Number(no),
      firstId: Number(first_id),
      ordinals: Number(ordinals),
      top: Number(top),
      isMerged: merged === 1,
    }));
}

/** The first run of enough small neighbours, as many as fit into one. The newest stays as it is. */
function firstToMerge(segments: readonly Segment[], { merged, most }: SegmentLimits): Segment[] {
  const runs = runsOf(segments.slice(0, -1), ({ ordinals }) => ordinals < most / 2);
  const run = runs.find(({ length }) => length >= merged) ?? [];
  let ordinals = 0;
  const fitting = run.filter((segment) => {
    ordinals += segment.ordinals;
    return ordinals <= most;
  });
  return fitting.length < 2 ? [] : fitting;
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
