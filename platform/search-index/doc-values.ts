// The numbers of all reports in memory (about 20 bytes each): which id is in which ordinal, its likes, its address, and how
// often that was reported. Searches find ordinals in the file and turn them into ids here.
import { type Bits, clearBit, hasBit, listDown, setBit, wordsFor } from "./bits.ts";
import { type Delta, GONE, PLACE_NUMBERS } from "./delta.ts";

export type SegmentValues = {
  readonly no: number;
  readonly lo: number;
  ids: Float64Array;
  likes: Uint32Array;
  addresses: Uint32Array;
  /** Ordinals with a report. */
  live: Bits;
  count: number;
  /** The highest id so far. */
  top: number;
  /** Ordinals from the newest id to the oldest; null where the ordinals are in that order anyway; undefined: to be seen. */
  order: Uint16Array | null | undefined;
};

export type DocValues = {
  readonly generation: number;
  /** Newest first. */
  readonly segments: readonly SegmentValues[];
  /** By number of the address. */
  readonly times: Uint32Array;
  apply(delta: Delta): void;
};

export function createDocValues(): DocValues {
  let generation = 0;
  let segments: SegmentValues[] = [];
  let times = new Uint32Array(1_024);
  return {
    get generation() {
      return generation;
    },
    get segments() {
      return segments;
    },
    get times() {
      return times;
    },
    apply(delta) {
      const all = [...segments, ...delta.segments.map(({ no, lo }) => createSegment(no, lo))];
      place(new Map(all.map((segment) => [segment.no, segment])), delta.places);
      const dropped = new Set(delta.dropped);
      segments = all.filter(({ no }) => !dropped.has(no)).sort((a, b) => b.lo - a.lo);
      times = withTimes(times, delta.times);
      generation = delta.generation;
    },
  };
}

/** Of the segment's ordinals the newest `atMost` of those in `bits`, newest report first. To be read before the next call. */
export function listNewest(segment: SegmentValues, bits: Bits, atMost = segment.ids.length): Uint16Array {
  segment.order = segment.order === undefined ? orderOf(segment) : segment.order;
  const { order } = segment;
  const into = roomFor(segment).subarray(0, atMost);
  if (order === null) return into.subarray(0, listDown(bits, into));
  let count = 0;
  for (const ordinal of order) {
    if (count === into.length) break;
    if (hasBit(bits, ordinal)) into[count++] = ordinal;
  }
  return into.subarray(0, count);
}

/** Room is made for so many ordinals at a time. */
const ROOM_ORDINALS = 8_192;
let room = new Uint16Array(0);

function roomFor({ ids }: SegmentValues): Uint16Array {
  if (room.length < ids.length) room = new Uint16Array(ids.length);
  return room;
}

function createSegment(no: number, lo: number): SegmentValues {
  return {
    no,
    lo,
    ids: new Float64Array(0),
    likes: new Uint32Array(0),
    addresses: new Uint32Array(0),
    live: new Uint32Array(0),
    count: 0,
    top: -1,
    order: undefined,
  };
}

function place(segments: ReadonlyMap<number, SegmentValues>, places: Float64Array): void {
  for (let i = 0; i < places.length; i += PLACE_NUMBERS) {
    const segment = segments.get(places[i] ?? 0);
    if (segment === undefined) throw new Error(`The search index has no segment ${places[i]}`);
    const ordinal = places[i + 1] ?? 0;
    const id = places[i + 2] ?? 0;
    if (ordinal >= segment.ids.length) grow(segment, ordinal + 1);
    if (id === GONE) leave(segment, ordinal);
    else sit(segment, ordinal, id);
    segment.likes[ordinal] = places[i + 3] ?? 0;
    segment.addresses[ordinal] = places[i + 4] ?? 0;
  }
}

function sit(segment: SegmentValues, ordinal: number, id: number): void {
  segment.ids[ordinal] = id;
  if (hasBit(segment.live, ordinal)) return;
  setBit(segment.live, ordinal);
  segment.count += 1;
  // A new report's ordinal is the highest of its segment.
  if (segment.order !== null || id < segment.top) segment.order = undefined;
  segment.top = Math.max(segment.top, id);
}

function leave(segment: SegmentValues, ordinal: number): void {
  if (!hasBit(segment.live, ordinal)) return;
  clearBit(segment.live, ordinal);
  segment.count -= 1;
}

function orderOf(segment: SegmentValues): Uint16Array | null {
  const room = roomFor(segment);
  const ordinals = room.slice(0, listDown(segment.live, room));
  const idOf = (ordinal: number): number => segment.ids[ordinal] ?? 0;
  if (ordinals.every((ordinal, i) => i === 0 || idOf(ordinals[i - 1] ?? 0) > idOf(ordinal))) return null;
  return ordinals.sort((a, b) => idOf(b) - idOf(a));
}

function grow(segment: SegmentValues, ordinals: number): void {
  const size = Math.ceil(ordinals / ROOM_ORDINALS) * ROOM_ORDINALS;
  const { ids, likes, addresses, live } = segment;
  segment.ids = new Float64Array(size);
  segment.likes = new Uint32Array(size);
  segment.addresses = new Uint32Array(size);
  segment.live = new Uint32Array(wordsFor(size));
  segment.ids.set(ids);
  segment.likes.set(likes);
  segment.addresses.set(addresses);
  segment.live.set(live);
}

function withTimes(times: Uint32Array<ArrayBuffer>, changes: Float64Array): Uint32Array<ArrayBuffer> {
  let grown = times;
  for (let i = 0; i < changes.length; i += 2) {
    const address = changes[i] ?? 0;
    if (address >= grown.length) {
      const larger = new Uint32Array(Math.max(address + 1, grown.length * 2));
      larger.set(grown);
      grown = larger;
    }
    grown[address] = changes[i + 1] ?? 0;
  }
  return grown;
}
