// The numbers of all reports in memory (about 20 bytes each): which id is in which slot, its likes, its address, and how
// often that was reported. Searches find slots in the file and turn them into ids here.
import { type Bits, clearBit, hasBit, listDown, setBit, wordsFor } from "./bits.ts";
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
  /** The highest id so far. */
  top: number;
  /** Slots from the newest id to the oldest; null where the slots are in that order anyway; undefined: to be seen. */
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

/** Of the chunk's slots the newest `atMost` of those in `bits`, newest report first. To be read before the next call. */
export function listNewest(chunk: CatalogChunk, bits: Bits, atMost = chunk.ids.length): Uint16Array {
  chunk.order = chunk.order === undefined ? orderOf(chunk) : chunk.order;
  const { order } = chunk;
  const into = roomFor(chunk).subarray(0, atMost);
  if (order === null) return into.subarray(0, listDown(bits, into));
  let count = 0;
  for (const slot of order) {
    if (count === into.length) break;
    if (hasBit(bits, slot)) into[count++] = slot;
  }
  return into.subarray(0, count);
}

/** Room is made for so many slots at a time. */
const ROOM_SLOTS = 8_192;
let room = new Uint16Array(0);

function roomFor({ ids }: CatalogChunk): Uint16Array {
  if (room.length < ids.length) room = new Uint16Array(ids.length);
  return room;
}

function createChunk(no: number, lo: number): CatalogChunk {
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

function place(chunks: ReadonlyMap<number, CatalogChunk>, places: Float64Array): void {
  for (let i = 0; i < places.length; i += PLACE_NUMBERS) {
    const chunk = chunks.get(places[i] ?? 0);
    if (chunk === undefined) throw new Error(`The search index has no chunk ${places[i]}`);
    const slot = places[i + 1] ?? 0;
    const id = places[i + 2] ?? 0;
    if (slot >= chunk.ids.length) grow(chunk, slot + 1);
    if (id === GONE) leave(chunk, slot);
    else sit(chunk, slot, id);
    chunk.likes[slot] = places[i + 3] ?? 0;
    chunk.addresses[slot] = places[i + 4] ?? 0;
  }
}

function sit(chunk: CatalogChunk, slot: number, id: number): void {
  chunk.ids[slot] = id;
  if (hasBit(chunk.live, slot)) return;
  setBit(chunk.live, slot);
  chunk.count += 1;
  // A new report's slot is the highest of its chunk.
  if (chunk.order !== null || id < chunk.top) chunk.order = undefined;
  chunk.top = Math.max(chunk.top, id);
}

function leave(chunk: CatalogChunk, slot: number): void {
  if (!hasBit(chunk.live, slot)) return;
  clearBit(chunk.live, slot);
  chunk.count -= 1;
}

function orderOf(chunk: CatalogChunk): Uint16Array | null {
  const room = roomFor(chunk);
  const slots = room.slice(0, listDown(chunk.live, room));
  const idOf = (slot: number): number => chunk.ids[slot] ?? 0;
  if (slots.every((slot, i) => i === 0 || idOf(slots[i - 1] ?? 0) > idOf(slot))) return null;
  return slots.sort((a, b) => idOf(b) - idOf(a));
}

function grow(chunk: CatalogChunk, slots: number): void {
  const size = Math.ceil(slots / ROOM_SLOTS) * ROOM_SLOTS;
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
