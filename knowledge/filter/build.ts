// Builds the downloadable set of targets (format.ts). In steps, so that whoever shares the process has turns between them.
import { hash } from "node:crypto";
import {
  FINGERPRINT_BITS,
  type FilterShape,
  fingerprintOf,
  firstEight,
  HEADER_BYTES,
  MAGIC,
  mixed,
  packedBytes,
  shapeFor,
  slotsAt,
  slotsOf,
  VERSION,
} from "./format.ts";

/** Keys between two turns of others. */
const STEP = 2_048;
/** Keys of each first byte are sorted by themselves: none of these takes long. */
const PARTS = 256;
/** One attempt in a hundred fails; after each, there is a little more room. */
const ATTEMPTS = 20;
const GROWTH = 1.02;

type Steps<Result> = Generator<undefined, Result>;

/** Takes the targets one by one, in any order, some of them repeatedly. */
export class FilterBuilder {
  readonly #parts = Array.from({ length: PARTS }, () => ({ keys: new BigUint64Array(16), count: 0 }));

  add(addressKey: string): void {
    const digest = hash("sha256", addressKey, "buffer");
    const part = this.#parts[digest[0] ?? 0];
    if (!part) return;
    if (part.count === part.keys.length) {
      const larger = new BigUint64Array(2 * part.count);
      larger.set(part.keys);
      part.keys = larger;
    }
    part.keys[part.count] = firstEight(digest);
    part.count += 1;
  }

  /** The header and the filter, without a signature. `madeAt` in milliseconds since 1970. */
  *build(seed: bigint, madeAt: number): Steps<Uint8Array> {
    const keys = yield* this.#distinct();
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const shape = shapeFor(keys.length, BigInt.asUintN(64, seed + BigInt(attempt)), GROWTH ** attempt);
      const slots = yield* fill(keys, shape);
      if (slots) return yield* encoded(shape, { slots, count: keys.length, madeAt });
    }
    throw new Error("no filter holds these targets");
  }

  *#distinct(): Steps<BigUint64Array> {
    const keys = new BigUint64Array(this.#parts.reduce((sum, { count }) => sum + count, 0));
    let count = 0;
    for (const part of this.#parts) {
      for (const key of part.keys.subarray(0, part.count).sort()) {
        if (count === 0 || keys[count - 1] !== key) keys[count++] = key;
      }
      yield;
    }
    return keys.subarray(0, count);
  }
}

/** Slots of three keys and more; undefined where a knot of keys is left that share all their slots. */
function* fill(keys: BigUint64Array, shape: FilterShape): Steps<Uint16Array | undefined> {
  const slots = slotsOf(shape);
  const places = [0, 1, 2].map(() => new Uint32Array(keys.length));
  const fingerprints = new Uint16Array(keys.length);
  /** Keys that have this slot: how many are left, and their numbers by exclusive or, which is the key where it is one. */
  const left = new Uint32Array(slots);
  const numbers = new Uint32Array(slots);
  for (let at = 0; at < keys.length; at += 1) {
    const hashed = mixed(keys[at] ?? 0n, shape.seed);
    fingerprints[at] = fingerprintOf(hashed);
    const own = slotsAt(hashed, shape);
    for (const [which, place] of places.entries()) {
      const slot = own[which] ?? 0;
      place[at] = slot;
      left[slot] = (left[slot] ?? 0) + 1;
      numbers[slot] = (numbers[slot] ?? 0) ^ at;
    }
    if (at % STEP === 0) yield;
  }
  const order = yield* peel(places, left, numbers);
  return order && (yield* assign(order, places, fingerprints, slots));
}

type Peeled = { readonly keys: Uint32Array; readonly slots: Uint32Array };

/** Takes out each key that has a slot to itself, until none is left. */
function* peel(places: readonly Uint32Array[], left: Uint32Array, numbers: Uint32Array): Steps<Peeled | undefined> {
  const count = places[0]?.length ?? 0;
  const order: Peeled = { keys: new Uint32Array(count), slots: new Uint32Array(count) };
  // A slot has one key left once: it is in the queue once at most.
  const queue = new Uint32Array(left.length);
  let [queued, taken] = [0, 0];
  for (let slot = 0; slot < left.length; slot += 1) {
    if (left[slot] === 1) queue[queued++] = slot;
    if (slot % STEP === 0) yield;
  }
  for (let next = 0; next < queued; next += 1) {
    if (next % STEP === 0) yield;
    const slot = queue[next] ?? 0;
    if (left[slot] !== 1) continue;
    const key = numbers[slot] ?? 0;
    order.keys[taken] = key;
    order.slots[taken] = slot;
    taken += 1;
    for (const place of places) {
      const other = place[key] ?? 0;
      left[other] = (left[other] ?? 0) - 1;
      numbers[other] = (numbers[other] ?? 0) ^ key;
      if (left[other] === 1) queue[queued++] = other;
    }
  }
  return taken === count ? order : undefined;
}

/** The key that was taken out last gets its value first: the slot that it had to itself is nobody's after it. */
function* assign(
  order: Peeled,
  places: readonly Uint32Array[],
  fingerprints: Uint16Array,
  slots: number,
): Steps<Uint16Array> {
  const values = new Uint16Array(slots);
  for (let at = order.keys.length - 1; at >= 0; at -= 1) {
    if (at % STEP === 0) yield;
    const key = order.keys[at] ?? 0;
    // Its own slot is still 0.
    const others = places.reduce((sum, place) => sum ^ (values[place[key] ?? 0] ?? 0), 0);
    values[order.slots[at] ?? 0] = (fingerprints[key] ?? 0) ^ others;
  }
  return values;
}

type Filled = { readonly slots: Uint16Array; readonly count: number; readonly madeAt: number };

function* encoded(shape: FilterShape, { slots, count, madeAt }: Filled): Steps<Uint8Array> {
  const bytes = new Uint8Array(HEADER_BYTES + packedBytes(slots.length));
  const view = new DataView(bytes.buffer);
  bytes.set(new TextEncoder().encode(MAGIC));
  view.setUint8(4, VERSION);
  view.setUint8(5, FINGERPRINT_BITS);
  view.setUint32(8, Math.floor(madeAt / 1_000), true);
  view.setUint32(12, count, true);
  view.setBigUint64(16, shape.seed, true);
  view.setUint32(24, shape.segmentLength, true);
  view.setUint32(28, shape.segmentCount, true);
  for (let slot = 0; slot < slots.length; slot += 1) {
    if (slot % STEP === 0) yield;
    // Two fingerprints in three bytes.
    const at = HEADER_BYTES + Math.floor((slot * 3) / 2);
    const shifted = (slots[slot] ?? 0) << (slot % 2 === 0 ? 0 : 4);
    bytes[at] = (bytes[at] ?? 0) | (shifted & 0xff);
    bytes[at + 1] = (bytes[at + 1] ?? 0) | (shifted >> 8);
  }
  return bytes;
}
