// The changes of a batch to the numbers that the searching threads keep in memory.

export type Delta = {
  /** Counts the batches; the file and the memory that belong together have the same. */
  readonly generation: number;
  readonly segments: readonly { readonly no: number; readonly firstId: number }[];
  /** Segments whose documents are in others now. */
  readonly dropped: readonly number[];
  /** In the order of the changes: segment, ordinal, id (GONE where the document is deleted), a number for each sort. */
  readonly docs: Float64Array;
  /** Two numbers each: group, value. */
  readonly groups: Float64Array;
};

export const GONE = -1;

/** Numbers for each document of a delta, besides those of its sorts. */
export const DOC_NUMBERS = 3;

export type DocPlace = {
  readonly segment: number;
  readonly ordinal: number;
  readonly id: number;
  /** By column: the document's own number, or the number of its group. */
  readonly sorts: readonly number[];
};

export type DeltaDraft = {
  addSegment(no: number, firstId: number): void;
  dropSegment(no: number): void;
  doc(doc: DocPlace): void;
  group(no: number, value: number): void;
  finish(generation: number): Delta;
};

export function draftDelta(): DeltaDraft {
  const segments: { no: number; firstId: number }[] = [];
  const dropped: number[] = [];
  const docs: number[] = [];
  const groups: number[] = [];
  return {
    addSegment: (no, firstId) => void segments.push({ no, firstId }),
    dropSegment: (no) => void dropped.push(no),
    doc: ({ segment, ordinal, id, sorts }) => void docs.push(segment, ordinal, id, ...sorts),
    group: (no, value) => void groups.push(no, value),
    finish: (generation) => ({
      generation,
      segments,
      dropped,
      docs: shared(docs),
      groups: shared(groups),
    }),
  };
}

/** Sent to several threads without a copy for each. */
function shared(numbers: readonly number[]): Float64Array {
  const copy = new Float64Array(new SharedArrayBuffer(numbers.length * Float64Array.BYTES_PER_ELEMENT));
  copy.set(numbers);
  return copy;
}
