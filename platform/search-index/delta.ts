// What a batch changed of the numbers that the searching thread keeps in memory.

export type Delta = {
  /** Counts the batches; what is in the file is of the same one. */
  readonly generation: number;
  readonly chunks: readonly { readonly no: number; readonly lo: number }[];
  /** Chunks that others have taken the place of. */
  readonly dropped: readonly number[];
  /** Five numbers each, in the order of the changes: chunk, slot, id (GONE for a slot that is empty now), likes, address. */
  readonly places: Float64Array;
  /** Two numbers each: address, times reported. */
  readonly times: Float64Array;
};

export const GONE = -1;
export const PLACE_NUMBERS = 5;

export type Place = {
  readonly chunk: number;
  readonly slot: number;
  readonly id: number;
  readonly likes: number;
  readonly address: number;
};

export type DeltaDraft = {
  addChunk(no: number, lo: number): void;
  dropChunk(no: number): void;
  place(place: Place): void;
  times(address: number, times: number): void;
  finish(generation: number): Delta;
};

export function draftDelta(): DeltaDraft {
  const chunks: { no: number; lo: number }[] = [];
  const dropped: number[] = [];
  const places: number[] = [];
  const times: number[] = [];
  return {
    addChunk: (no, lo) => void chunks.push({ no, lo }),
    dropChunk: (no) => void dropped.push(no),
    place: ({ chunk, slot, id, likes, address }) => void places.push(chunk, slot, id, likes, address),
    times: (address, count) => void times.push(address, count),
    finish: (generation) => ({
      generation,
      chunks,
      dropped,
      places: Float64Array.from(places),
      times: Float64Array.from(times),
    }),
  };
}
