// Which documents of a segment have a high number in a sort column: about one in sixteen. Of a frequent word enough of the
// matches are among them to fill a page, and the others, whose numbers are all lower, need not be looked at.
import { type Bits, clearBit, setBit, wordsFor } from "../postings/bits.ts";
import type { DocValues, SegmentValues } from "../segments/doc-values.ts";
import type { Order } from "./page.ts";

/** The documents of the segment whose number is high, perhaps with some that are deleted. Not to be changed. */
export type HighOf = (segment: SegmentValues) => Bits;
export type HighSets = (docValues: DocValues, order: Order) => HighOf;

/** `from`: the lowest number that is high. */
type Picked = {
  readonly docValues: DocValues;
  readonly size: number;
  readonly generation: number;
  readonly from: number;
};
type Kept = { readonly bits: Bits; readonly from: number; readonly version: number; logged: number };

/** One document in so many is high. */
const SHARE = 16;
/** So many are looked at to find out what is high: every n-th. */
const SAMPLE = 65_536;
/** After so many batches numbers may have become higher as a whole. */
const PICKED_AGAIN_AFTER = 10_000;
/** Where more groups have become high or low, all documents are looked at again, which costs less. */
const MENDED_AT_MOST = 8;

/**
 * For one index. Sets are kept, one bit a document and column: that of a segment is made anew when its documents change,
 * and mended when a group's number does.
 */
export function createHighSets(): HighSets {
  const pickedFor = new Map<number, Picked>();
  const keptFor = new Map<number, WeakMap<SegmentValues, Kept>>();

  const pickedOf = (docValues: DocValues, order: Order): Picked => {
    const known = pickedFor.get(order.column);
    if (known && isFit(known, docValues)) return known;
    const { generation } = docValues;
    const picked = { docValues, size: sizeOf(docValues), generation, from: highFrom(docValues, order) };
    pickedFor.set(order.column, picked);
    return picked;
  };

  return (docValues, order) => {
    const { from } = pickedOf(docValues, order);
    const kept = keptFor.get(order.column) ?? new WeakMap<SegmentValues, Kept>();
    keptFor.set(order.column, kept);
    return (segment) => {
      const known = kept.get(segment);
      const isKnown = known?.from === from && known.version === segment.version;
      if (isKnown && mend(known, docValues, segment, order)) return known.bits;
      const bits = highBits(docValues, segment, order, from);
      kept.set(segment, { bits, from, version: segment.version, logged: docValues.groupLog.length });
      return bits;
    };
  };
}

function isFit({ docValues, size, generation }: Picked, now: DocValues): boolean {
  const grown = sizeOf(now) / size;
  return docValues === now && grown < 2 && grown > 0.5 && now.generation - generation < PICKED_AGAIN_AFTER;
}

function sizeOf({ segments }: DocValues): number {
  return segments.reduce((sum, { ids }) => sum + ids.length, 0);
}

/** The lowest number that at most one in SHARE has, as far as a sample tells. What is picked only decides what it costs. */
function highFrom(docValues: DocValues, { column, isGroup }: Order): number {
  const step = Math.ceil(sizeOf(docValues) / SAMPLE);
  const sample: number[] = [];
  for (const { columns, ids } of docValues.segments) {
    const values = columns[column] ?? NO_VALUES;
    for (let i = 0; i < ids.length; i += step) {
      const value = values[i] ?? 0;
      sample.push(isGroup ? (docValues.groups[value] ?? 0) : value);
    }
  }
  const sorted = Float64Array.from(sample).sort();
  return (sorted[Math.floor(sorted.length * (1 - 1 / SHARE))] ?? 0) + 1;
}

function highBits({ groups }: DocValues, { columns, ids }: SegmentValues, order: Order, from: number): Bits {
  const bits: Bits = new Uint32Array(wordsFor(ids.length));
  const values = columns[order.column] ?? NO_VALUES;
  for (let i = 0; i < values.length; i++) {
    const value = values[i] ?? 0;
    if ((order.isGroup ? (groups[value] ?? 0) : value) >= from) setBit(bits, i);
  }
  return bits;
}

/** Follows the groups that have become high or low. False where they are too many. */
function mend(kept: Kept, { groups, groupLog }: DocValues, { columns }: SegmentValues, order: Order): boolean {
  if (!order.isGroup || kept.logged === groupLog.length) return true;
  const isHigh = (value: number): boolean => value >= kept.from;
  const changes = groupLog.since(kept.logged);
  const crossed = changes?.filter(({ no, before }) => isHigh(before) !== isHigh(groups[no] ?? 0));
  if (crossed === undefined || crossed.length > MENDED_AT_MOST) return false;
  for (const { no } of crossed) {
    const change = isHigh(groups[no] ?? 0) ? setBit : clearBit;
    for (const ordinal of ordinalsWith(columns[order.column] ?? NO_VALUES, no)) change(kept.bits, ordinal);
  }
  kept.logged = groupLog.length;
  return true;
}

function* ordinalsWith(values: Uint32Array, group: number): Generator<number> {
  for (let i = values.indexOf(group); i >= 0; i = values.indexOf(group, i + 1)) yield i;
}

const NO_VALUES = new Uint32Array(0);
