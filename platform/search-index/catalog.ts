// The numbers of all reports in memory (about 20 bytes each): which id is in which slot, its likes, its address, and how
// often that was reported. Searches find slots in the file and turn them into ids here.
import { type Bits, CHUNK_SLOTS, clearBit, eachDown, hasBit, setBit, wordsFor } from "./bits.ts";
import { type Delta, GONE, PLACE_NUMBERS } from "./delta.ts";

export type CatalogChunk = {
  readonly no: number;
  readonly lo: number;
  ids: Float64Array;
  likes: Uint32Array;
  addresses: Uint32Array;
  /** Slots with a report. */
  live: Bits;
  count: number;
  /** Slots from the oldest id to the newest; null where the slots are in that order anyway; undefined: to be seen. */
  order: Uint16Array | null | undefined;
};

export type Catalog = {
  readonly generation: number;
  /** Newest first. */
  readonly chunks: readonly CatalogChunk[];
  /** By number of the address. */
  readonly times: Uint32Array;
  apply(delta: Delta): void;
};

export function createCatalog(): Catalog {
  let generation = 0;
  let chunks: CatalogChunk[] = [];
  let times = new Uint32Array(1_024);
  return {
    get generation() {
      return generation;
    },
    get chunks() {
      return chunks;
    },
    get times() {
      return times;
    },
    apply(delta) {
      const all = [...chunks, ...delta.chunks.map(({ no, lo }) => createChunk(no, lo))];
      place(new Map(all.map((chunk) => [chunk.no, chunk])), delta.places);
      const dropped = new Set(delta.dropped);
      chunks = all.filter(({ no }) => !dropped.has(no)).sort((a, b) => b.lo - a.lo);
      times = withTimes(times, delta.times);
      generation = delta.generation;
    },
  };
}

/** The slots of a chunk, newest report first, of those in `bits`, until `visit` answers false. */
export function eachNewest(chunk: CatalogChunk, bits: Bits, visit: (slot: number) => boolean): void {
  chunk.order = chunk.order === undefined ? orderOf(chunk) : chunk.order;
  if (chunk.order === null) eachDown(bits, visit);
  else chunk.order.findLast((slot) => hasBit(bits, slot) && !visit(slot));
}

function createChunk(no: number, lo: number): CatalogChunk {
  return {
    no,
    lo,
    ids: new Float64Array(CHUNK_SLOTS),
    likes: new Uint32Array(CHUNK_SLOTS),
    addresses: new Uint32Array(CHUNK_SLOTS),
    live: new Uint32Array(wordsFor(0)),
    count: 0,
    order: undefined,
  };
}

function place(chunks: ReadonlyMap<number, CatalogChunk>, places: Float64Array): void {
  for (let i = 0; i < places.length; i += PLACE_NUMBERS) {
    const [no = 0, slot = 0, id = 0, likes = 0, address = 0] = places.subarray(i, i + PLACE_NUMBERS);
    const chunk = chunks.get(no);
    if (chunk === undefined) throw new Error(`The search index has no chunk ${no}`);
    if (slot >= chunk.ids.length) grow(chunk, slot + 1);
    if (id === GONE) leave(chunk, slot);
    else sit(chunk, slot, id);
    chunk.likes[slot] = likes;
    chunk.addresses[slot] = address;
  }
}

function sit(chunk: CatalogChunk, slot: number, id: number): void {
  chunk.ids[slot] = id;
  if (hasBit(chunk.live, slot)) return;
  setBit(chunk.live, slot);
  chunk.count += 1;
  chunk.order = undefined;
}

function leave(chunk: CatalogChunk, slot: number): void {
  if (!hasBit(chunk.live, slot)) return;
  clearBit(chunk.live, slot);
  chunk.count -= 1;
}

function orderOf({ ids, live }: CatalogChunk): Uint16Array | null {
  const slots: number[] = [];
  eachDown(live, (slot) => slots.push(slot) > 0);
  slots.reverse();
  const idOf = (slot: number): number => ids[slot] ?? 0;
  if (slots.every((slot, i) => i === 0 || idOf(slots[i - 1] ?? 0) < idOf(slot))) return null;
  return Uint16Array.from(slots.sort((a, b) => idOf(a) - idOf(b)));
}

function grow(chunk: CatalogChunk, slots: number): void {
  const size = Math.max(slots, Math.ceil(chunk.ids.length * 1.5));
  const { ids, likes, addresses, live } = chunk;
  chunk.ids = new Float64Array(size);
  chunk.likes = new Uint32Array(size);
  chunk.addresses = new Uint32Array(size);
  chunk.live = new Uint32Array(wordsFor(size));
  chunk.ids.set(ids);
  chunk.likes.set(likes);
  chunk.addresses.set(addresses);
  chunk.live.set(live);
}

function withTimes(times: Uint32Array<ArrayBuffer>, changes: Float64Array): Uint32Array<ArrayBuffer> {
  let grown = times;
  for (let i = 0; i < changes.length; i += 2) {
    const [address = 0, count = 0] = changes.subarray(i, i + 2);
    if (address >= grown.length) {
      const larger = new Uint32Array(Math.max(address + 1, grown.length * 2));
      larger.set(grown);
      grown = larger;
    }
    grown[address] = count;
  }
  return grown;
}
