// Stored fields: the original texts and filters of each document, which terms and highlights are made from. New ones are
// rows of `stored`, as they are. When they are many they are put into blocks (blocks.ts), rows of `block`.
import type { DatabaseSync } from "node:sqlite";
import { LRUCache } from "lru-cache";
import type { StoredFields } from "../../analysis/layout.ts";
import { blocksOf, type OpenBlock, openBlock, SLOTS, scriptOf, withoutSlot } from "./blocks.ts";

/** Where stored fields are: the number of a row of their own or, below 0, of a block and the slot in it. */
export type Place = number;

type NewStored = { readonly id: number; readonly json: string };

/** So many that come at once are put into blocks, and others when they have become so many. */
export type BlocksFrom = { readonly new: number; readonly loose: number };
export const BLOCKS_FROM: BlocksFrom = { new: 256, loose: 4_096 };

const placeOf = (block: number, slot: number): Place => -(block * SLOTS + slot);
const isInBlock = (place: Place): boolean => place < 0;
const blockOf = (place: Place): number => Math.floor(-place / SLOTS);
const slotOf = (place: Place): number => -place % SLOTS;

export function createStored(db: DatabaseSync, from = BLOCKS_FROM) {
  const add = db.prepare("INSERT INTO stored (id, json) VALUES (?, ?)");
  // The row stays, as long as it was: bytes that never move leave no copy of themselves in the file.
  const erase = db.prepare("UPDATE stored SET json = zeroblob(length(json)) WHERE no = ?");
  const countLoose = db.prepare("SELECT count(*) AS loose FROM stored");
  const allLoose = db.prepare(
    "SELECT stored.id, json FROM stored CROSS JOIN doc ON doc.id = stored.id AND doc.stored = no ORDER BY no",
  );
  const removeLoose = db.prepare("DELETE FROM stored");
  const move = db.prepare("UPDATE doc SET stored = ? WHERE id = ?");
  const addBlock = db.prepare("INSERT INTO block (docs) VALUES (?)");
  const findBlock = db.prepare("SELECT docs FROM block WHERE no = ?");
  const putBlock = db.prepare("UPDATE block SET docs = ? WHERE no = ?");
  const read = createReadStored(db);
  let loose: number | undefined;

  /** Those of one script beside each other, else in their order. */
  const addBlocks = (docs: readonly NewStored[]): Map<number, Place> => {
    const places = new Map<number, Place>();
    for (const alike of Map.groupBy(docs, ({ json }) => scriptOf(json)).values()) {
      let at = 0;
      for (const { bytes, count } of blocksOf(alike.map(({ json }) => Buffer.from(json)))) {
        const block = Number(addBlock.run(bytes).lastInsertRowid);
        for (let slot = 0; slot < count; slot++) places.set(alike[at++]?.id ?? 0, placeOf(block, slot));
      }
    }
    return places;
  };
  const eraseInBlock = (place: Place): void => {
    const docs = findBlock.get(blockOf(place))?.docs;
    if (docs instanceof Uint8Array) putBlock.run(withoutSlot(docs, slotOf(place)), blockOf(place));
  };
  return {
    /** The place of each, by its document. */
    add(docs: readonly NewStored[]): Map<number, Place> {
      if (docs.length >= from.new) return addBlocks(docs);
      if (loose !== undefined) loose += docs.length;
      return new Map(docs.map(({ id, json }) => [id, Number(add.run(id, Buffer.from(json)).lastInsertRowid)]));
    },
    erase(place: Place): void {
      if (isInBlock(place)) eraseInBlock(place);
      else erase.run(place);
    },
    get(place: Place): StoredFields {
      const [fields] = read([place]);
      if (fields === undefined) throw new Error(`The search index has lost the stored fields ${place}`);
      return fields;
    },
    /** Puts rows into blocks where there are many. */
    settle(): void {
      loose ??= Number(countLoose.get()?.loose);
      if (loose < from.loose) return;
      const docs = allLoose.all().map(({ id, json }) => ({ id: Number(id), json: textOf(json) }));
      for (const [id, place] of addBlocks(docs)) move.run(place, id);
      removeLoose.run();
      loose = 0;
    },
    /** Forgets what it knows of the file. */
    reset(): void {
      loose = undefined;
    },
  };
}

type KeptBlock = { readonly stored: Uint8Array; readonly block: OpenBlock };

/** Those of several places: of each block that they are in one reading. `keptBlocks`: so many stay in memory as they were unpacked. */
export function createReadStored(
  db: DatabaseSync,
  keptBlocks = 0,
): (places: readonly Place[]) => (StoredFields | undefined)[] {
  const find = db.prepare("SELECT json FROM stored WHERE no = ?");
  const findBlock = db.prepare("SELECT docs FROM block WHERE no = ?");
  const kept = new LRUCache<number, KeptBlock>({ max: Math.max(1, keptBlocks) });
  const blockAt = (no: number): OpenBlock | undefined => {
    const stored = findBlock.get(no)?.docs;
    if (!(stored instanceof Uint8Array)) return undefined;
    const known = kept.get(no);
    // A document may have been taken out of it since.
    if (known && Buffer.compare(known.stored, stored) === 0) return known.block;
    const block = openBlock(stored);
    if (keptBlocks > 0) kept.set(no, { stored, block });
    return block;
  };
  return (places) => {
    const blocks = new Map([...new Set(places.filter(isInBlock).map(blockOf))].map((no) => [no, blockAt(no)] as const));
    return places.map((place) => {
      const json = isInBlock(place) ? blocks.get(blockOf(place))?.doc(slotOf(place)) : find.get(place)?.json;
      return json instanceof Uint8Array && json.length > 0 ? parseStored(json) : undefined;
    });
  };
}

/** Lone surrogates and NUL are escaped in JSON, so that every text comes back as it was. */
export function writeStored({ texts, filters }: StoredFields): string {
  return JSON.stringify([texts, filters]);
}

function parseStored(json: Uint8Array): StoredFields {
  const [texts, filters] = JSON.parse(textOf(json));
  return { texts, filters };
}

function textOf(json: unknown): string {
  if (!(json instanceof Uint8Array)) throw new TypeError("stored fields are bytes");
  return Buffer.from(json.buffer, json.byteOffset, json.length).toString();
}
