// The numbers of all documents in memory (doc values), segment by segment: which id has which ordinal, and its sort
// columns. Searches find ordinals in the file and turn them into ids here.
import { type Bits, clearBit, hasBit, listDown, setBit, wordsFor } from "../postings/bits.ts";
import { type Delta, DOC_NUMBERS, GONE } from "./delta.ts";
import { createGroupLog, type GroupLog } from "./group-log.ts";

/** Arrays are by ordinal, and may be longer than there are documents. */
export type SegmentValues = {
  readonly no: number;
  readonly firstId: number;
  /** Another one after each change of its documents; no other segment has or had it. */
  version: number;
  ids: Float64Array;
  /** For each sort: the document's number, or the number of its group. */
  columns: Uint32Array[];
  /** Ordinals of documents that are not deleted. */
  live: Bits;
  /** The highest id so far. */
  top: number;
  /** Ordinals from the newest id to the oldest; null where that is their own order; undefined: to be worked out. */
  order: Uint16Array | null | undefined;
};

export type DocValues = {
  readonly generation: number;
  /** Newest first. */
  readonly segments: readonly SegmentValues[];
  /** By number of the group. */
  readonly groups: Uint32Array;
  /** Their latest changes. */
  readonly groupLog: Omit<GroupLog, "add">;
  apply(delta: Delta): void;
};

/** `sorts`: the number of sort columns. */
export function createDocValues(sorts: number): DocValues {
  let generation = 0;
  let segments: SegmentValues[] = [];
  let groups = new Uint32Array(0);
  const groupLog = createGroupLog();
  return {
    groupLog,
    get generation() {
      return generation;
    },
    get segments() {
      return segments;
    },
    get groups() {
      return groups;
    },
    apply(delta) {
      const all = [...segments, ...delta.segments.map(({ no, firstId }) => createSegment(no, firstId, sorts))];
      putDocs(new Map(all.map((segment) => [segment.no, segment])), delta.docs, DOC_NUMBERS + sorts);
      const dropped = new Set(delta.dropped);
      segments = all.filter(({ no }) => !dropped.has(no)).sort((a, b) => b.firstId - a.firstId);
      groups = withGroups(groups, delta.groups, groupLog);
      generation = delta.generation;
    },
  };
}

/** The newest `atMost` ordinals in `bits`, newest document first. To be read before the next call. */
export function listNewest(segment: SegmentValues, bits: Bits, atMost = segment.ids.length): Uint16Array {
  segment.order = segment.order === undefined ? orderOf(segment) : segment.order;
  const { order } = segment;
  const into = scratchFor(segment).subarray(0, atMost);
  if (order === null) return into.subarray(0, listDown(bits, into));
  let count = 0;
  for (const ordinal of order) {
    if (count === into.length) break;
    if (hasBit(bits, ordinal)) into[count++] = ordinal;
  }
  return into.subarray(0, count);
}

let scratch = new Uint16Array(0);

function scratchFor({ ids }: SegmentValues): Uint16Array {
  if (scratch.length < ids.length) scratch = new Uint16Array(ids.length);
  return scratch;
}

let versions = 0;

function nextVersion(): number {
  versions += 1;
  return versions;
}

function createSegment(no: number, firstId: number, sorts: number): SegmentValues {
  return {
    no,
    firstId,
    version: nextVersion(),
    ids: new Float64Array(0),
    columns: Array.from({ length: sorts }, () => new Uint32Array(0)),
    live: new Uint32Array(0),
    top: -1,
    order: undefined,
  };
}

function putDocs(segments: ReadonlyMap<number, SegmentValues>, docs: Float64Array, numbers: number): void {
  for (let i = 0; i < docs.length; i += numbers) {
    const segment = segments.get(docs[i] ?? 0);
    if (segment === undefined) throw new Error(`The search index has no segment ${docs[i]}`);
    segment.version = nextVersion();
    const ordinal = docs[i + 1] ?? 0;
    const id = docs[i + 2] ?? 0;
    if (ordinal >= segment.ids.length) grow(segment, ordinal + 1);
    if (id === GONE) clearBit(segment.live, ordinal);
    else putDoc(segment, ordinal, id);
    for (const [column, values] of segment.columns.entries()) values[ordinal] = docs[i + DOC_NUMBERS + column] ?? 0;
  }
}

function putDoc(segment: SegmentValues, ordinal: number, id: number): void {
  segment.ids[ordinal] = id;
  if (hasBit(segment.live, ordinal)) return;
  setBit(segment.live, ordinal);
  // A new document's ordinal is the highest of its segment.
  if (segment.order !== null || id < segment.top) segment.order = undefined;
  segment.top = Math.max(segment.top, id);
}

function orderOf(segment: SegmentValues): Uint16Array | null {
  const room = scratchFor(segment);
  const ordinals = room.slice(0, listDown(segment.live, room));
  const idOf = (ordinal: number): number => segment.ids[ordinal] ?? 0;
  if (ordinals.every((ordinal, i) => i === 0 || idOf(ordinals[i - 1] ?? 0) > idOf(ordinal))) return null;
  return ordinals.sort((a, b) => idOf(b) - idOf(a));
}

/** A small index takes little, a large one grows by this many ordinals at a time. */
const STEP = 8_192;
const SMALLEST = 64;

function capacityFor(ordinals: number): number {
  if (ordinals > STEP) return Math.ceil(ordinals / STEP) * STEP;
  return Math.max(SMALLEST, 2 ** Math.ceil(Math.log2(ordinals)));
}

function grow(segment: SegmentValues, ordinals: number): void {
  const size = capacityFor(ordinals);
  const { ids, columns, live } = segment;
  segment.ids = new Float64Array(size);
  segment.ids.set(ids);
  segment.columns = columns.map((column) => longer(column, size));
  segment.live = longer(live, wordsFor(size));
}

function longer(numbers: Uint32Array, length: number): Uint32Array<ArrayBuffer> {
  const copy = new Uint32Array(length);
  copy.set(numbers);
  return copy;
}

function withGroups(groups: Uint32Array<ArrayBuffer>, changes: Float64Array, log: GroupLog): Uint32Array<ArrayBuffer> {
  let grown = groups;
  for (let i = 0; i < changes.length; i += 2) {
    const no = changes[i] ?? 0;
    if (no >= grown.length) grown = longer(grown, Math.max(no + 1, grown.length * 2));
    const [before, value] = [grown[no] ?? 0, changes[i + 1] ?? 0];
    if (value === before) continue;
    log.add({ no, before });
    grown[no] = value;
  }
  return grown;
}
