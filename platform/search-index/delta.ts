// What a batch changed of the numbers that the searching thread keeps in memory.

export type Delta = {
  /** Counts the batches; what is in the file is of the same one. */
  readonly generation: number;
  readonly segments: readonly { readonly no: number; readonly lo: number }[];
  /** Segments that others have taken the place of. */
  readonly dropped: readonly number[];
  /** Five numbers each, in the order of the changes: segment, ordinal, id (GONE for a ordinal that is empty now), likes, address. */
  readonly places: Float64Array;
  /** Two numbers each: address, times reported. */
  readonly times: Float64Array;
};

export const GONE = -1;
export const PLACE_NUMBERS = 5;

export type Place = {
  readonly segment: number;
  readonly ordinal: number;
  readonly id: number;
  readonly likes: number;
  readonly address: number;
};

export type DeltaDraft = {
  addSegment(no: number, lo: number): void;
  dropSegment(no: number): void;
  place(place: Place): void;
  times(address: number, times: number): void;
  finish(generation: number): Delta;
};

export function draftDelta(): DeltaDraft {
  const segments: { no: number; lo: number }[] = [];
  const dropped: number[] = [];
  const places: number[] = [];
  const times: number[] = [];
  return {
    addSegment: (no, lo) => void segments.push({ no, lo }),
    dropSegment: (no) => void dropped.push(no),
    place: ({ segment, ordinal, id, likes, address }) => void places.push(segment, ordinal, id, likes, address),
    times: (address, count) => void times.push(address, count),
    finish: (generation) => ({
      generation,
      segments,
      dropped,
      places: Float64Array.from(places),
      times: Float64Array.from(times),
    }),
  };
}
